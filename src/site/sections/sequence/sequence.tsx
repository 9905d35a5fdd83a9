import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import type { TextPropsOf } from "../../../content/define"
import { Flow } from "../../body/text-styles"
import { pinned } from "../../theme/pinned"
import { scrollAnimation } from "../../theme/scroll-animation"
import { below, color, duration, easing, forcedColors, shadow, space, typography } from "../../theme/tokens"
import { Container } from "../../ui/layout/container"
import { Rail } from "../../ui/layout/rail"
import { Picture } from "../../ui/media/picture"
import { widthFrom } from "../../ui/media/share-sizes"
import { useTexts } from "../../ui/text/texts"
import type { screen, sequence } from "./section"

/**
 * Texts with a phone's screen each. From md up the phone stays in place while the texts pass, and its screen changes
 * half-way between two of them; without scroll-driven animations and on paper each text is next to its screen. On
 * phones: a rail.
 */
export const Sequence = ({ children }: TextPropsOf<typeof sequence, typeof screen>) => (
  <Frame>
    <Container>
      <Rail label={useTexts("sections").screens}>
        <Steps>{children}</Steps>
      </Rail>
    </Container>
  </Frame>
)

/** One of the texts, with its screen. */
export const Screen = ({ image, alt, children }: TextPropsOf<typeof screen>) => (
  <Step>
    <Stand>
      <Phone>
        <Picture image={image} alt={alt} sizes={`${widthFrom("md", 340)}, 70vw`} />
      </Phone>
    </Stand>
    <Text>
      <Flow>{children}</Flow>
    </Text>
  </Step>
)

/** Custom properties are not interpolated: it changes at half the range, and the visitor stops before or after that. */
const uncover = keyframes`
  from {
    --covered: 100%;
  }
`

/** From its first moment on. Not `both`: outside its range, a mark is like the others. */
const current = keyframes`
  from,
  to {
    --current: 1;
  }
`

const Frame = styled.div`
  padding-block: clamp(56px, 7vw, 112px);
  background: var(--page-soft, ${color.bgSubtle});
`

const numbers = [1, 2, 3, 4]

const columns = "minmax(0, 5fr) minmax(0, 7fr)"
const columnGap = `clamp(${space[12]}, 8vw, 128px)`

const Steps = styled.ol`
  --rail-card: min(66vw, 372px);
  --bars: calc(var(--header-height) + var(--on-this-page-height, 0px));
  --below-bars: calc(100svh - var(--bars));
  display: grid;
  gap: ${space[16]};

  ${pinned(`
    grid-template-columns: ${columns};
    gap: 0 ${columnGap};
    timeline-scope: ${numbers.map((number) => `--step-${number}`).join(", ")};

    ${numbers
      .map(
        (number) =>
          `> :nth-of-type(${number}) { --step: --step-${number}; --row: ${number}; }
          &:has(> :nth-of-type(${number})) { --count: ${number}; }`,
      )
      .join("\n")}
  `)}
`

const bezel = "9px"

const Step = styled.li`
  display: grid;
  grid-template-columns: ${columns};
  gap: ${space[6]} ${columnGap};
  align-items: center;
  break-inside: avoid;

  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }

  ${pinned(`
    display: contents;

    &:not(:first-of-type) > :first-of-type > * {
      clip-path: inset(var(--covered, 0%) 0 0);
      box-shadow: 0 0 0 ${bezel} ${color.surfaceInverse};
      transition: clip-path ${duration.fast} ${easing.standard};
    }
  `)}
`

/**
 * The place of a phone. While it is pinned, all phones are in the same place, as high as the window below the bars, and
 * each covers the one before it when its text is nearer to the middle.
 */
const Stand = styled.div`
  display: grid;
  justify-items: end;

  ${below.md} {
    justify-items: start;
  }

  ${scrollAnimation(uncover, "entry 0px entry var(--below-bars)", "var(--step)")}

  /* While the middle of the window below the bars is in its text; the first and the last also before and after that. */
  &::after {
    animation: ${current} linear;
    animation-timeline: var(--step);
    animation-range: cover calc(var(--from, 0.5) * var(--below-bars)) cover
      calc(100% - var(--until, 0.5) * var(--below-bars));
  }

  li:first-of-type > &::after {
    --from: -9;
  }

  li:last-of-type > &::after {
    --until: -9;
  }

  ${pinned(`
    position: sticky;
    top: var(--bars);
    grid-area: 1 / 1 / span ${numbers.length};
    align-content: center;
    height: var(--below-bars);

    /* A mark for each screen, beside the phones. That of the shown one is longer. */
    &::after {
      content: "";
      position: absolute;
      top: calc(50% + (var(--row) - (var(--count) + 1) / 2) * 44px);
      left: calc(100% + ${columnGap} / 2);
      width: 6px;
      height: calc(12px + 24px * var(--current, 0));
      border-radius: 3px;
      background: color-mix(in srgb, ${color.text} calc(40% + 60% * var(--current, 0)), transparent);
      translate: -50% -50%;
    }
  `)}
`

const aspectRatio = "900 / 1948"

const Phone = styled.div`
  aspect-ratio: ${aspectRatio};
  width: min(340px, 100% - 2 * ${bezel});
  margin: ${bezel};
  overflow: hidden;
  border-radius: clamp(28px, 3vw, 44px);
  background: ${color.surface};
  box-shadow: 0 0 0 ${bezel} ${color.surfaceInverse}, ${shadow.lg};

  ${forcedColors} {
    border: 1px solid CanvasText;
  }

  @media print {
    width: min(200px, 100% - 2 * ${bezel});
  }

  ${pinned(`
    width: min(340px, 100% - 2 * ${bezel}, (var(--below-bars) - 8vh) * ${aspectRatio});
  `)}
`

const Text = styled.div`
  ${typography.lead}
  max-width: 28em;

  /* Nearer to each other than a window is high. The first and the last are in its middle while the phone is pinned. */
  ${pinned(`
    display: grid;
    grid-area: var(--row) / 2;
    align-content: center;
    min-height: calc(0.6 * var(--below-bars));
    view-timeline: var(--step);
    view-timeline-inset: var(--bars) 0px;

    li:first-of-type > & {
      margin-top: calc(0.2 * var(--below-bars));
    }

    li:last-of-type > & {
      margin-bottom: calc(0.2 * var(--below-bars));
    }
  `)}
`
