import { graphql, type PageProps } from "gatsby"
import { ClientGrid } from "../../sections/client-grid/client-grid"
import { Comments } from "../../sections/comments/comments"
import { Personas } from "../../sections/personas/personas"
import { Seo } from "../../shell/head/seo"
import { breadcrumbRoutes } from "../../shell/router/breadcrumb-routes"
import { PageHead } from "../../ui/layout/page-head"
import { WideImage } from "../../ui/media/wide-image"
import { countedHeading } from "../../util/words"

/** Clients and their comments. */
const ClientsPage = ({ data }: PageProps<Queries.ClientsPageQuery>) => {
  const clients = data.allClient.nodes
  const heading = `${countedHeading(clients.length, "company", "companies")}, most of them twice`
  return (
    <>
      <Seo
        description="The companies we work for, and what they say about our dates, budgets and handovers once the invoice is paid. Most of them ordered a second release."
        heading={heading}
      />
      <PageHead
        breadcrumb={breadcrumbRoutes("/", "/company", "/company/clients")}
        heading={heading}
        lead="Four in five order a second release. Here is who they are, and what they say."
      >
        <WideImage
          image={data.picture?.childImageSharp?.gatsbyImageData}
          alt="Four people at a meeting table in front of a results screen, illustrated"
        />
      </PageHead>
      <ClientGrid clients={clients} />
      <Personas
        id="personas"
        heading="Who we work with"
        lead="Three people like those who write to us. You may know one of them."
        personas={data.allPersona.nodes}
      />
      <Comments id="comments" heading="Comments" comments={data.allComment.nodes} />
    </>
  )
}

export default ClientsPage

export const query = graphql`
  query ClientsPage {
    picture: file(sourceInstanceName: { eq: "content" }, relativePath: { eq: "data/company/clients.jpg" }) {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
      }
    }
    allClient(sort: { order: ASC }) {
      nodes {
        ...ClientLogo
      }
    }
    allPersona(sort: { order: ASC }) {
      nodes {
        ...PersonasPersona
      }
    }
    allComment(sort: { order: ASC }) {
      nodes {
        ...CommentsComment
      }
    }
  }
`
