import type { PageProps } from "gatsby"
import { Seo } from "../shell/head/seo"
import { useBreadcrumb } from "../shell/use-breadcrumb"
import { PageHead } from "../ui/layout/page-head"
import { DocumentItems, type ItemsProps, List } from "./document-list"

type Context = { name: string; drafts: ItemsProps["documents"] }

/** All documents that are not published, for editors and reviewers. The published site does not have this page. */
const DraftsTemplate = ({ pageContext: { name, drafts } }: PageProps<object, Context>) => (
  <>
    <Seo routeName={name} />
    <PageHead
      breadcrumb={useBreadcrumb(routes)}
      heading={name}
      lead={
        drafts.length > 0 ? "The published site does not have these pages." : "Every document is published."
      }
      closed
    />
    <List>
      <DocumentItems documents={drafts} />
    </List>
  </>
)

export default DraftsTemplate

const routes = [{ name: "Drafts", value: "/drafts/" }]
