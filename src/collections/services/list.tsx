import { graphql, type PageProps } from "gatsby"
import { listHead } from "../../lib/list-head"
import { IndexHead } from "../../sections/index-head"
import { ServiceIndex } from "../../sections/service-index"
import { Seo } from "../../shell/seo"

/** All services. */
const ServicesPage = ({ data, location }: PageProps<Queries.ServicesPageQuery>) => {
  const services = data.allService.nodes
  const head = listHead("/services/", services.length)
  return (
    <>
      <Seo
        routeName="Services"
        description="Services of one team: mobile apps, web development, design, machine learning and AI, software modernization and consulting, with ranges and weeks."
        pathname={location.pathname}
        heading={head.heading}
      />
      <IndexHead path="/services/" {...head} />
      <ServiceIndex services={services} />
    </>
  )
}

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
