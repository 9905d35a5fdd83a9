import { graphql, type PageProps } from "gatsby"
import { listedPages } from "../features/search/listed-pages"
import { NotFound } from "../sections/not-found/not-found"
import { Seo } from "../shell/head/seo"
import { withoutPrefix } from "../shell/router/path-prefix"

/** Page for addresses that do not exist. */
const NotFoundPage = ({ data, location }: PageProps<Queries.NotFoundPageQuery>) => {
  const texts = data.searchTexts?.notFound
  if (!texts) return null
  const pages = listedPages(data.allContentPage.nodes)
  return (
    <>
      <Seo pathname="/404/" />
      <NotFound
        texts={texts}
        requestedPath={withoutPrefix(location.pathname)}
        pages={pages.filter(({ path }) => path !== "/")}
      />
    </>
  )
}

export default NotFoundPage

export const query = graphql`
  query NotFoundPage {
    searchTexts {
      ...NotFoundTexts
    }
    allContentPage(sort: { path: ASC }) {
      nodes {
        name
        path
      }
    }
  }
`
