import { graphql, type PageProps } from "gatsby"
import { IndexHead } from "../sections/index-head"
import { ServiceIndex } from "../sections/service-index"
import { Seo } from "../shell/seo"

const heading = "Six practices, one team"

/** All services. */
const ServicesPage = ({ data, location }: PageProps<Queries.ServicesPageQuery>) => (
  <>
    <Seo
      routeName="Services"
      description="Six services of one team: mobile apps, web development, design, machine learning and AI, software modernization and consulting, with ranges and weeks."
      pathname={location.pathname}
      heading={heading}
    />
    <IndexHead
      path="/services/"
      heading={heading}
      lead="Take one of them or all six. The people are the same, and so is the way we count."
    />
    <ServiceIndex services={data.allService.nodes} />
  </>
)

export default ServicesPage

export const query = graphql`
  query ServicesPage {
    allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...ServiceIndexItem
      }
    }
  }
`
