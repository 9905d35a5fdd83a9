import { graphql, type PageProps } from "gatsby"
import { IndexHead } from "../sections/index-head"
import { TechnologyIndex } from "../sections/technology-index"
import { Seo } from "../shell/seo"

const heading = "Eight technologies we know to the bone"

/** All technologies. */
const TechnologiesPage = ({ data, location }: PageProps<Queries.TechnologiesPageQuery>) => (
  <>
    <Seo
      routeName="Technologies"
      description="Eight technologies we build with, where each one shines, where another is the better choice, and which of our case studies show it in daily use."
      pathname={location.pathname}
      heading={heading}
    />
    <IndexHead
      path="/technologies/"
      heading={heading}
      lead="We would rather be excellent at eight than familiar with eighty."
    />
    <TechnologyIndex technologies={data.allTechnology.nodes} />
  </>
)

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
