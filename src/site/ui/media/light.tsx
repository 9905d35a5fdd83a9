import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import { scrollAnimation } from "../../theme/scroll-animation"
import { color, easing, forcedColors, motion } from "../../theme/tokens"

interface LightProps {
  /** Rise from behind the arches when the page loads, or with the scroll position. The arches must be positioned. */
  rises?: "on-load" | "in-view"
  className?: string
}

/** The circle above two arches, as in the logo. `site/router/page-transition.ts` moves it from page to page. */
export const Light = ({ rises, className }: LightProps) => (
  <Circle data-light="" data-rises={rises} className={className} />
)

const rise = keyframes`
  from {
    transform: translateY(110%);
  }
`

const Circle = styled.i`
  display: block;
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--light-color, ${color.accent});

  ${motion} {
    &[data-rises="on-load"] {
      animation: ${rise} 0.9s ${easing.out};
    }
  }

  &[data-rises="in-view"] {
    ${scrollAnimation(rise, "entry 0% cover 22%")}
  }

  ${forcedColors} {
    background: Highlight;
  }
`
