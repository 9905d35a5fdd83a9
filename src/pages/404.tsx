import { graphql, type PageProps } from "gatsby"
import { withoutPrefix } from "../lib/path-prefix"
import { NotFound } from "../sections/not-found"
import { linkPath, routes, whyChooseUs } from "../shell/routes"
import { Seo } from "../shell/seo"

/** What a visitor sees at an address that does not exist. */
const NotFoundPage = ({ data, location }: PageProps<Queries.NotFoundPageQuery>) => {
  const listed = routes
    .filter(({ path, inSitemap }) => inSitemap && path !== "/" && !path.includes("{"))
    .map(({ path, label }) => ({ path: linkPath(path), name: label }))
  const why = whyChooseUs(data.siteSettings?.productName ?? "us")
  return (
    <>
      <Seo routeName="Not found" pathname="/404/" />
      <NotFound
        typed={withoutPrefix(location.pathname)}
        pages={[...listed, { path: linkPath(why.path), name: why.label }, ...data.allContentPage.nodes]}
      />
    </>
  )
}

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
