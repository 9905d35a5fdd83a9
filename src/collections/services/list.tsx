import { graphql, type PageProps } from "gatsby"
import { ServiceIndex } from "../../sections/service-index"
import { ListPageHead } from "../../shell/list-page-head"

/** All services. */
const ServicesPage = ({ data, location }: PageProps<Queries.ServicesPageQuery>) => {
  const services = data.allService.nodes
  return (
    <>
      <ListPageHead
        path="/services/"
        count={services.length}
        name="Services"
        description="Services of one team: mobile apps, web development, design, machine learning and AI, software modernization and consulting, with ranges and weeks."
        pathname={location.pathname}
      />
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
