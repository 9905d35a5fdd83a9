import styled from "@emotion/styled"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import ArrowLeft from "lucide-react/icons/arrow-left"
import ArrowRight from "lucide-react/icons/arrow-right"
import { Link } from "../../router/link"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { movingArrow } from "../../theme/moving-arrow"
import {
  color,
  duration,
  easing,
  from,
  grid,
  motion,
  onHover,
  space,
  typography,
  zIndex,
} from "../../theme/tokens"
import { Picture } from "../media/picture"
import { widthFrom } from "../media/share-sizes"
import { useTexts } from "../text/texts"
import { wholeWords } from "../text/whole-words"
import { Container } from "./container"

interface NeighbourDocument {
  name: string
  path: string
  /** One-line summary. */
  desc: string
}

export interface NextBandProps {
  /** Name of the landmark, e.g. "More case studies". */
  label: string
  previous?: NeighbourDocument | null
  next?: NeighbourDocument | null
  /** The next page's image, and the one of the dark theme. */
  cover?: IGatsbyImageData | undefined
  coverDark?: IGatsbyImageData | undefined
  /** The next page's colours; default a pale green. */
  colors?: BandColors | undefined
}

interface BandColors {
  background: string
  title: string
  description: string
  focus: string
  cover: string
  /** In the dark theme. With another background, the band has the theme's own texts. */
  backgroundDark?: string
}

/** The end of a page: a link as wide as the window, in the colours and with the image of the next one. */
export const NextBand = ({ label, previous, next, cover, coverDark, colors }: NextBandProps) => {
  const texts = useTexts("pagination")
  return next ? (
    <Band aria-label={label} $colors={colors ?? paleGreen}>
      <Container>
        <Text>
          <NextLink href={next.path} rel="next">
            <Direction>
              {texts.next}
              <ArrowRight size={18} strokeWidth={1.75} />
            </Direction>
            <Name>{next.name}</Name>
            <Desc>{wholeWords(next.desc)}</Desc>
          </NextLink>
          {previous && previous.path !== next.path ? (
            <Previous href={previous.path} rel="prev">
              <ArrowLeft size={18} strokeWidth={1.75} />
              <span>{`${texts.previous}: ${previous.name}`}</span>
            </Previous>
          ) : null}
        </Text>
        {cover ? (
          <Cover>
            <Picture image={cover} dark={coverDark} alt="" sizes={`${widthFrom("md", "60vw")}, 100vw`} />
          </Cover>
        ) : null}
      </Container>
    </Band>
  ) : null
}

const paleGreen: BandColors = {
  background: color.accentSoft,
  title: color.text,
  description: color.textSecondary,
  focus: color.focus,
  cover: color.bgSunken,
}

const bandStyles = ({ background, title, description, focus, cover }: BandColors) => `
  --focus: ${focus};
  --description-color: ${description};
  --cover-color: ${cover};
  color: ${title};
  background: ${background};
`

const Band = styled.nav<{ $colors: BandColors }>`
  ${({ $colors }) => bandStyles($colors)}
  position: relative;
  overflow-x: clip;
  ${({ $colors: { background, backgroundDark } }) =>
    backgroundDark &&
    backgroundDark !== background &&
    `@media screen { [data-theme="dark"] & { ${bandStyles({ ...paleGreen, background: backgroundDark })} } }`}
  ${forcedColorsBorder}

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[10]} ${grid.gap};
  }

  ${from.md} {
    > div {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
  }
`

const Text = styled.div`
  display: grid;
  gap: ${space[8]};
  align-content: center;
  justify-items: start;
  padding-top: clamp(56px, 7vw, 120px);

  ${from.md} {
    grid-column: 1 / 6;
    min-height: clamp(320px, 36vw, 620px);
    padding-block: clamp(56px, 7vw, 120px);
  }
`

/** Its area is the whole band. */
const NextLink = styled(Link)`
  display: grid;
  gap: ${space[5]};
  ${movingArrow("3px")}

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: ${zIndex.raised};
  }

  &:focus-visible {
    outline: 0;

    &::after {
      outline: 3px solid var(--focus);
      outline-offset: -8px;
    }
  }
`

const Previous = styled(Link)`
  position: relative;
  z-index: ${zIndex.raised};
  display: inline-flex;
  align-items: center;
  gap: 10px;
  padding-block: ${space[3]};
  color: var(--description-color);
  ${movingArrow("-3px")}
`

const Direction = styled.span`
  ${typography.lead}
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: var(--description-color);
`

const Name = styled.span`
  ${typography.h2}
  text-wrap: balance;
  overflow-wrap: anywhere;
`

const Desc = styled.span`
  ${typography.lead}
  color: var(--description-color);
  text-wrap: pretty;
`

/** Cut off at the lower and the right edge of the band. */
const Cover = styled.div`
  aspect-ratio: 2;
  margin-right: -10vw;
  overflow: hidden;
  border-radius: clamp(20px, 2.4vw, 36px) clamp(20px, 2.4vw, 36px) 0 0;
  background: var(--cover-color);

  img {
    --focus-point: 0 0;
  }

  ${motion} {
    img {
      transition: transform ${duration.slower} ${easing.out};
    }

    ${onHover(`transform: scale(1.035);`, 'nav:has([rel="next"]:hover) & img')}
  }

  /* As high as the text. */
  ${from.md} {
    contain: size;
    grid-column: 6 / 13;
    aspect-ratio: auto;
    margin-top: clamp(56px, 7vw, 120px);
  }
`
