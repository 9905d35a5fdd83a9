import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import { Container } from "../../components/container"
import { Picture } from "../../components/picture"
import { railStyles } from "../../components/rail-styles"
import type { TextPropsOf } from "../../content-model/define-text-element"
import { color, forcedColors, from, grid, motion, shadow, space, typography } from "../../theme/tokens"
import { Flow } from "../text-styles"
import type { screen, sequence } from "./section"

/**
 * Texts with a phone's screen each. From md up the phone stays in place while the texts pass, and its screens fade into
 * each other; without scroll-driven animations each text is next to its screen. On phones: a rail.
 */
export const Sequence = ({ children }: TextPropsOf<typeof sequence, typeof screen>) => (
  <Frame>
    <Container>
      <Steps>{children}</Steps>
    </Container>
  </Frame>
)

/** One of the texts, with its screen. */
export const Screen = ({ image, alt, children }: TextPropsOf<typeof screen>) => (
  <Step>
    <Phone>
      <Picture image={image} alt={alt} sizes="(min-width: 768px) 340px, 70vw" />
    </Phone>
    <Text>
      <Flow>{children}</Flow>
    </Text>
  </Step>
)

const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`

const Frame = styled.div`
  padding-block: clamp(56px, 7vw, 112px);
  background: var(--page-soft, ${color.bgSubtle});
`

const numbers = [1, 2, 3, 4]

const Steps = styled.div`
  ${railStyles}
  display: grid;
  grid-auto-columns: 66%;
  grid-auto-flow: column;
  gap: ${grid.gap};
  scrollbar-width: none;

  ${from.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    grid-auto-flow: row;
    gap: ${space[16]} clamp(${space[12]}, 8vw, 128px);
    overflow: visible;
  }

  ${motion} {
    ${from.md} {
      @supports (timeline-scope: --step-1) {
        timeline-scope: ${numbers.map((number) => `--step-${number}`).join(", ")};
        row-gap: 0;

        ${numbers
          .map(
            (number) => `
        > :nth-of-type(${number}) {
          --step: --step-${number};
          --row: ${number};
        }`,
          )
          .join("")}
      }
    }
  }
`

const Step = styled.div`
  display: grid;
  gap: ${space[6]};
  align-content: start;

  ${from.md} {
    display: contents;
  }
`

const Phone = styled.div`
  aspect-ratio: 900 / 1948;
  width: 100%;
  max-width: 340px;
  overflow: hidden;
  border-radius: clamp(28px, 3vw, 44px);
  background: ${color.surface};
  box-shadow: 0 0 0 9px ${color.surfaceInverse}, ${shadow.lg};
  margin: 9px;

  ${forcedColors} {
    border: 1px solid CanvasText;
  }

  ${from.md} {
    grid-column: 1;
    justify-self: end;
    max-height: 74vh;
    width: auto;
  }

  ${motion} {
    ${from.md} {
      @supports (timeline-scope: --step-1) {
        position: sticky;
        top: calc(var(--header-height) + var(--on-this-page-height, 0px) + 4vh);
        grid-row: 1 / span 4;
        animation: ${fadeIn} linear both;
        animation-timeline: var(--step);
        animation-range: entry 40% entry 90%;
      }
    }
  }
`

const Text = styled.div`
  ${typography.lead}

  ${from.md} {
    display: grid;
    grid-column: 2;
    align-content: center;
    max-width: 28em;
  }

  ${motion} {
    ${from.md} {
      @supports (timeline-scope: --step-1) {
        grid-row: var(--row);
        min-height: 84vh;
        view-timeline: var(--step);
      }
    }
  }
`
