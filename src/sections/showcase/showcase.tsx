import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { Button } from "../../ui/actions/button"
import { Carousel } from "../../ui/layout/carousel"
import { Heading, PageSection } from "../../ui/layout/page-section"
import { color, space } from "../../ui/theme/tokens"
import { countedHeading } from "../../util/words"
import { ShowcaseSlide } from "./showcase-slide"

/** Projects in a carousel on a dark background, with a link to all case studies. */
export const Showcase = ({ projects }: { projects: readonly Queries.ShowcaseProjectCardFragment[] }) =>
  projects.length > 0 ? (
    <PageSection surface="ink">
      <Slides>
        <Carousel
          label="Showcase"
          slideName="project"
          heading={
            <Title id="showcase">{`${countedHeading(projects.length, "thing")} we shipped this year`}</Title>
          }
          slides={projects.map(({ key, image, ...project }) => ({
            key,
            content: <ShowcaseSlide {...project} image={image.childImageSharp?.gatsbyImageData} />,
          }))}
          progressLine
        />
      </Slides>
      <Button href="/case-studies/" variant="white" onInk>
        Show more
      </Button>
    </PageSection>
  ) : null

const Slides = styled.div`
  --slide-width: min(86vw, 940px);
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
