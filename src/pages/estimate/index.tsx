import styled from "@emotion/styled"
import { graphql, type PageProps } from "gatsby"
import { Container } from "../../components/container"
import { PageHeadEnd } from "../../components/page-head-end"
import { Picture } from "../../components/picture"
import { routeLabel } from "../../lib/routes"
import { EstimateForm } from "../../sections/estimate-form/estimate-form"
import { Seo } from "../../shell/seo"
import { breakpoints, color, from, grid, radius, section, space, typography } from "../../theme/tokens"

const path = "/estimate/"

/** Request for an estimate, in four steps. */
const EstimatePage = ({ data, location }: PageProps<Queries.EstimatePageQuery>) => {
  const image = data.thumbnail?.childImageSharp?.gatsbyImageData
  return (
    <>
      <Seo
        routeName={routeLabel(path)}
        description="Four short steps about what to build, its size and its timing. A partner answers with a range and its assumptions within a week."
        pathname={location.pathname}
      />
      <Section>
        <Container>
          <Head>
            <Title>{routeLabel(path)}</Title>
            <Lead>Four short steps. You get a range and its assumptions within a week.</Lead>
          </Head>
          <Columns>
            {data.siteSettings ? (
              <EstimateForm settings={data.siteSettings} services={data.allService.nodes} />
            ) : null}
            {image ? (
              <Aside>
                <Picture
                  image={image}
                  alt="Illustration of a partner answering a project request"
                  sizes={`(min-width: ${breakpoints["2xl"]}px) 496px, (min-width: ${breakpoints.xl}px) 411px, 1px`}
                />
              </Aside>
            ) : null}
          </Columns>
        </Container>
      </Section>
      <PageHeadEnd />
    </>
  )
}

export default EstimatePage

const Section = styled.section`
  padding-block: clamp(40px, 5vw, 72px) ${section.paddingBlock};
`

const Head = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-bottom: ${section.headGap};
`

const Title = styled.h1`
  ${typography.h1}
`

const Lead = styled.p`
  ${typography.lead}
  max-width: 34em;
  color: ${color.textSecondary};
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${grid.gap};
  align-items: start;

  ${from.xl} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
`

/** Visible from xl up, where there is enough space. */
const Aside = styled.div`
  display: none;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-radius: ${radius.xl};
  background: ${color.bgSunken};

  ${from.xl} {
    display: block;
  }
`

export const query = graphql`
  query EstimatePage {
    siteSettings {
      ...EstimateSettings
    }
    allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...EstimateService
      }
    }
    thumbnail: file(sourceInstanceName: { eq: "content" }, relativePath: { eq: "data/misc/contact.jpg" }) {
      ...ContactBlockThumbnail
    }
  }
`
