import { graphql, type PageProps } from "gatsby"
import { listHead } from "../../lib/list-head"
import { IndexHead } from "../../sections/index-head"
import { TechnologyIndex } from "../../sections/technology-index"
import { Seo } from "../../shell/seo"

/** All technologies. */
const TechnologiesPage = ({ data, location }: PageProps<Queries.TechnologiesPageQuery>) => {
  const technologies = data.allTechnology.nodes
  const head = listHead("/technologies/", technologies.length)
  return (
    <>
      <Seo
        routeName="Technologies"
        description="The technologies we build with, where each one shines, where another is the better choice, and which of our case studies show it in daily use."
        pathname={location.pathname}
        heading={head.heading}
      />
      <IndexHead path="/technologies/" {...head} />
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
