import { graphql, type PageProps } from "gatsby"
import { TechnologyIndex } from "../../sections/technology-index"
import { ListPageHead } from "../../shell/list-page-head"

/** All technologies. */
const TechnologiesPage = ({ data, location }: PageProps<Queries.TechnologiesPageQuery>) => {
  const technologies = data.allTechnology.nodes
  return (
    <>
      <ListPageHead
        path="/technologies/"
        count={technologies.length}
        name="Technologies"
        description="The technologies we build with, where each one shines, where another is the better choice, and which of our case studies show it in daily use."
        pathname={location.pathname}
      />
      <TechnologyIndex technologies={technologies} />
    </>
  )
}

export default TechnologiesPage

export const query = graphql`
  query TechnologiesPage {
    allTechnology(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...TechnologyIndexItem
      }
    }
  }
`
