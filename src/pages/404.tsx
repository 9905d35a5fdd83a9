import { graphql, type PageProps } from "gatsby"
import { withoutPrefix } from "../lib/path-prefix"
import { NotFound } from "../sections/not-found"
import { listedPages } from "../shell/listed-pages"
import { Seo } from "../shell/seo"

/** Page for addresses that do not exist. */
const NotFoundPage = ({ data, location }: PageProps<Queries.NotFoundPageQuery>) => (
  <>
    <Seo routeName="Not found" pathname="/404/" />
    <NotFound
      requestedPath={withoutPrefix(location.pathname)}
      pages={listedPages(data.siteSettings?.productName, data.allContentPage.nodes).filter(
        ({ path }) => path !== "/",
      )}
    />
  </>
)

export default NotFoundPage

export const query = graphql`
  query NotFoundPage {
    siteSettings {
      productName
    }
    allContentPage(sort: { path: ASC }) {
      nodes {
        ...NotFoundContentPage
      }
    }
  }
`
