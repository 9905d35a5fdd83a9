import styled from "@emotion/styled"
import { graphql, type PageProps } from "gatsby"
import { EstimateForm } from "../../features/estimate/estimate-form"
import { Seo } from "../../shell/head/seo"
import { routeLabel } from "../../shell/router/routes"
import { useSite } from "../../shell/use-site"
import { Container } from "../../ui/layout/container"
import { Lead } from "../../ui/layout/page-section"
import { sectionSpace, space, typography } from "../../ui/theme/tokens"

/** Request for an estimate, in four steps. */
const EstimatePage = ({ data }: PageProps<Queries.EstimatePageQuery>) => {
  const { settings } = useSite()
  const { estimateFormTexts: texts, contactFormTexts } = data
  if (!texts || !contactFormTexts) return null
  return (
    <>
      <Seo description="Four short steps about what to build, its size and its timing. A partner answers with a range and its assumptions within a week." />
      <Section>
        <Container>
          <Head>
            <Title>{routeLabel("/estimate/")}</Title>
            <Lead>{texts.lead}</Lead>
          </Head>
          <EstimateForm
            texts={texts}
            forms={contactFormTexts.forms}
            settings={settings}
            services={data.allService.nodes}
            ranges={data.allEstimateRange.nodes}
          />
        </Container>
      </Section>
    </>
  )
}

export default EstimatePage

const Section = styled.section`
  padding-block: clamp(40px, 5vw, 72px) ${sectionSpace.paddingBlock};
`

const Head = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-bottom: ${sectionSpace.headGap};
`

const Title = styled.h1(typography.h1)

export const query = graphql`
  query EstimatePage {
    estimateFormTexts {
      ...EstimateFormTexts
    }
    contactFormTexts {
      ...FormTexts
    }
    allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...EstimateService
      }
    }
    allEstimateRange(sort: { order: ASC }) {
      nodes {
        ...EstimateRange
      }
    }
  }
`
