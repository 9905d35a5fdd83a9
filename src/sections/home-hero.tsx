import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { ArrowRight } from "lucide-react"
import { Button } from "../components/button"
import { Container } from "../components/container"
import { PageHeadEnd } from "../components/page-head-end"
import { Picture } from "../components/picture"
import { color, forcedColors, from, grid, typography } from "../theme/tokens"

export interface HomeHeroProps {
  /** The page's h1. */
  heading: string
  lead: string
  /** What the two arches show, left and right. */
  pictures: readonly { file: Queries.HomeHeroPictureFragment | null; alt: string }[]
}

/** The head of the home page: the promise and what to do at the left, the two arches and the light at the right. */
export const HomeHero = ({ heading, lead, pictures }: HomeHeroProps) => (
  <>
    <Band>
      <Columns>
        <div>
          <Title>{heading}</Title>
          <Lead>{lead}</Lead>
          <Actions>
            <Button
              href="/estimate/"
              icon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden focusable={false} />}
              fullWidthBelowSm
            >
              Get an estimate
            </Button>
            <Button href="/case-studies/" variant="white" fullWidthBelowSm>
              See case studies
            </Button>
          </Actions>
        </div>
        <Arches>
          {pictures.map(({ file, alt }) => (
            <div key={alt}>
              <Picture image={file?.childImageSharp?.gatsbyImageData} alt={alt} sizes={archSizes} eager />
            </div>
          ))}
        </Arches>
      </Columns>
    </Band>
    <PageHeadEnd />
  </>
)

/** An arch is 46 % of the pair, which fills columns 8-12 from md up and is never wider than 560 px. */
const archSizes = [
  "(min-width: 1536px) 259px",
  "(min-width: 1280px) 236px",
  "(min-width: 1024px) 187px",
  "(min-width: 768px) 137px",
  "(min-width: 584px) 259px",
  "46vw",
].join(", ")

const Band = styled.section`
  padding-block: clamp(40px, 5vw, 72px) clamp(48px, 5vw, 88px);
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px ${grid.gap};

  ${from.md} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: center;

    > :first-of-type {
      grid-column: 1 / 8;
    }

    > :last-of-type {
      grid-column: 8 / 13;
    }
  }
`

const Title = styled.h1`
  ${typography.display}
`

const Lead = styled.p`
  ${typography.lead}
  max-width: 30em;
  margin-top: clamp(24px, 2.4vw, 36px);
  color: ${color.textSecondary};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${grid.gapNarrow};
  margin-top: clamp(28px, 3vw, 44px);
`

// The light is 29 % of the pair wide and touches both arches above the valley between them.
const Arches = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 7.5%;
  width: 100%;
  max-width: 560px;
  margin-inline: auto;
  padding-top: 24%;

  &::before {
    content: "";
    position: absolute;
    top: 0;
    left: 50%;
    width: 29%;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${color.accent};
    transform: translateX(-50%);

    ${forcedColors} {
      background: Highlight;
    }
  }

  > div {
    aspect-ratio: 10 / 17;
    overflow: hidden;
    border-radius: 50% 50% 28px 28px / 29.41% 29.41% 28px 28px;
    background: ${color.bgSunken};
  }
`

export const homeHeroFragment = graphql`
  fragment HomeHeroPicture on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 384)
    }
  }
`
