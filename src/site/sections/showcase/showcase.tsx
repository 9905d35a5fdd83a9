import styled from "@emotion/styled"
import { graphql } from "gatsby"
import type { PropsOf } from "../../../content/define"
import { color, space } from "../../theme/tokens"
import { Button } from "../../ui/actions/button"
import { Carousel } from "../../ui/layout/carousel"
import { Heading, PageSection } from "../../ui/layout/page-section"
import { useTexts } from "../../ui/text/texts"
import type { showcase } from "./section"
import { ShowcaseSlide, slideWidth } from "./showcase-slide"

type ShowcaseProps = PropsOf<typeof showcase>

/** Projects in a carousel on a dark background, with a link to all case studies. */
export const Showcase = ({ id, heading, label, showcaseProjects, surface = "ink" }: ShowcaseProps) => {
  const texts = useTexts("showcase")
  return showcaseProjects.length > 0 ? (
    <PageSection surface={surface}>
      <Slides>
        <Carousel
          label={texts.name}
          slideName={texts.slide}
          heading={<Title id={id}>{heading}</Title>}
          slides={showcaseProjects.map(({ key, ...project }) => ({
            key,
            content: <ShowcaseSlide {...project} />,
          }))}
          progressLine
        />
      </Slides>
      {label ? (
        <Button href="/case-studies/" variant="white" onInk>
          {label}
        </Button>
      ) : null}
    </PageSection>
  ) : null
}

const Slides = styled.div`
  --slide-width: ${slideWidth};
  --control-edge: color-mix(in srgb, ${color.textOnInverse} 32%, ${color.surfaceInverse});
  margin-bottom: ${space[10]};
`

const Title = styled(Heading)`
  max-width: 10em;
`

export const showcaseFragment = graphql`
  fragment ShowcaseProjectCard on ShowcaseProject {
    key
    name
    country
    desc
    href
    alt
    image {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [640, 828, 1080, 1920])
      }
    }
  }
`
