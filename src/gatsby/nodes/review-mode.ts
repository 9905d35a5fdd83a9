import { readFileSync } from "node:fs"
import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { documentFile } from "../../content"
import { buildVariables, settingsOf } from "../../publish/finish/settings"
import type { ReviewProps } from "../../site/shell/develop/review"
import type { ListedDocument } from "../outputs/create-gallery"
import { isBuild } from "../outputs/is-build"
import type { ContentPage } from "./content-page"
import { editUrl } from "./edit-url"

/**
 * Who sees unpublished documents: editors in development, reviewers of a preview build. undefined: the published site.
 */
export const reviewMode: "develop" | "preview" | undefined = reviewOf()

function reviewOf() {
  if (!isBuild) return "develop"
  return settingsOf(buildVariables(process.cwd())).preview ? "preview" : undefined
}

/** Read once, not for each document. */
const repository = reviewMode === "preview" ? repositoryOf(process.cwd()) : undefined

export type ReviewedDocument = ListedDocument &
  Pick<ContentPage, "collection" | "desc" | "draft" | "sections">

/** What a page shows to editors and reviewers about its document. */
export const sourceOf = ({
  collection,
  slug,
  draft,
}: ReviewedDocument): NonNullable<ReviewProps["source"]> => {
  const file = documentFile(collection, slug)
  const root = process.cwd()
  const url =
    reviewMode === "develop" ? `vscode://file${root}/${file}` : editUrl(file, process.env, repository)
  return { draft, file, ...(url && { editUrl: url }) }
}

/** The repository in `package.json`, if it is there. */
function repositoryOf(root: string): string | undefined {
  const named = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).repository
  return named?.url ?? named
}

/** Create the page that lists all drafts. */
export const createDraftsPage = ({ actions }: CreatePagesArgs, documents: readonly ReviewedDocument[]) => {
  const drafts = documents.filter(({ draft }) => draft).map(({ name, path, desc }) => ({ name, path, desc }))
  const component = path.resolve("src/site/collections/drafts.tsx")
  actions.createPage({ path: "/drafts/", component, context: { name: "Drafts", drafts } })
}
