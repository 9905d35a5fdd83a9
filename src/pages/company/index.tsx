import styled from "@emotion/styled"
import { graphql, type PageProps } from "gatsby"
import { ClientGrid } from "../../sections/client-grid/client-grid"
import { IconCards } from "../../sections/solutions/icon-cards"
import { Team } from "../../sections/team/team"
import { Seo } from "../../shell/head/seo"
import { breadcrumbRoutes } from "../../shell/router/breadcrumb-routes"
import { useSite } from "../../shell/use-site"
import { ArrowLink } from "../../ui/actions/arrow-link"
import { PageHead } from "../../ui/layout/page-head"
import { PageSection } from "../../ui/layout/page-section"
import { WideImage } from "../../ui/media/wide-image"
import { columns } from "../../ui/theme/columns"
import { grid, space } from "../../ui/theme/tokens"
import { cityAndCountry } from "../../util/country"

const heading = "A small studio that stays for the long part"

/** The company: office, principles, team and clients. */
const CompanyPage = ({ data }: PageProps<Queries.CompanyPageQuery>) => {
  const { settings } = useSite()
  const { city } = cityAndCountry(settings.location)
  return (
    <>
      <Seo
        description={`Designers and engineers in one room in ${city} since ${settings.founded}: how we behave, who you will meet, and the companies we work for.`}
        heading={heading}
      />
      <PageHead
        breadcrumb={breadcrumbRoutes("/", "/company")}
        heading={heading}
        lead={`Designers and engineers in one room in ${city}, working with teams in nine countries.`}
      >
        <WideImage
          image={data.office?.childImageSharp?.gatsbyImageData}
          wide={data.studio?.childImageSharp?.gatsbyImageData}
          alt="Illustration of our studio in the light of arched windows"
        />
      </PageHead>
      {data.allValue.nodes.length > 0 ? (
        <PageSection id="values" heading="How we behave">
          <Values>
            <IconCards
              cards={data.allValue.nodes}
              layout="row"
              variant="ghost"
              accents={["green", "orange", "green", "blue", "violet", "red"]}
            />
          </Values>
        </PageSection>
      ) : null}
      <Team
        photo={{
          image: data.together?.childImageSharp?.gatsbyImageData,
          wide: data.togetherWide?.childImageSharp?.gatsbyImageData,
          alt: "Nine members of our team, illustrated",
        }}
        team={data.allTeamMember.nodes}
      />
      <ClientGrid
        aside={<ArrowLink href="/company/clients/">All clients</ArrowLink>}
        clients={data.allClient.nodes}
      />
    </>
  )
}

export default CompanyPage

const Values = styled.ul`
  display: grid;
  gap: ${space[2]} ${grid.gap};
  ${columns({ md: 2, lg: 3 })}
`

export const query = graphql`
  query CompanyPage {
    office: file(sourceInstanceName: { eq: "content" }, relativePath: { eq: "data/company/office.jpg" }) {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
      }
    }
    studio: file(
      sourceInstanceName: { eq: "content" }
      relativePath: { eq: "data/company/studio-wide.jpg" }
    ) {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
      }
    }
    together: file(sourceInstanceName: { eq: "content" }, relativePath: { eq: "data/company/team.jpg" }) {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
      }
    }
    togetherWide: file(
      sourceInstanceName: { eq: "content" }
      relativePath: { eq: "data/company/team-wide.jpg" }
    ) {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
      }
    }
    allValue(sort: { order: ASC }) {
      nodes {
        icon
        title
        description
      }
    }
    allTeamMember(sort: { order: ASC }) {
      nodes {
        ...TeamTeamMember
      }
    }
    allClient(sort: { order: ASC }) {
      nodes {
        ...ClientLogo
      }
    }
  }
`
