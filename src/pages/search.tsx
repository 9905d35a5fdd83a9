import { graphql, type PageProps } from "gatsby"
import { listedPages } from "../features/search/listed-pages"
import { Search } from "../features/search/search"
import { Seo } from "../shell/head/seo"
import { breadcrumbRoutes } from "../shell/router/breadcrumb-routes"
import { PageHead } from "../ui/layout/page-head"

/** The search, and a list of all pages. */
const SearchPage = ({ data }: PageProps<Queries.SearchPageQuery>) => {
  const texts = data.searchTexts
  if (!texts) return null
  return (
    <>
      <Seo description="Find a project, a service, a technology or an article by any word in it, or choose from the list of every page of this site." />
      <PageHead breadcrumb={breadcrumbRoutes("/", "/search/")} heading={texts.heading} lead={texts.lead} />
      <Search texts={texts} pages={listedPages(data.allContentPage.nodes)} />
    </>
  )
}

export default SearchPage

export const query = graphql`
  query SearchPage {
    searchTexts {
      ...SearchTexts
    }
    allContentPage(sort: { name: ASC }) {
      nodes {
        name
        path
      }
    }
  }
`
