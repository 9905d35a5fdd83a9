import styled from "@emotion/styled"
import { type ChangeEvent, useRef } from "react"
import type { TextPropsOf } from "../../../content/define"
import { Caption } from "../../body/text-styles"
import { color, radius, size, space } from "../../theme/tokens"
import { ScriptsOnly } from "../../ui/hydration/scripts-only"
import { Picture } from "../../ui/media/picture"
import { textSizes } from "../../ui/media/share-sizes"
import { useTexts } from "../../ui/text/texts"
import { wholeWords } from "../../ui/text/whole-words"
import type { beforeAfter } from "./section"

const middle = 50

/**
 * Two images on top of each other, and a grip between them that uncovers the second one. Without scripts: one below the
 * other.
 */
export const BeforeAfter = ({
  before,
  beforeAlt,
  after,
  afterAlt,
  caption,
}: TextPropsOf<typeof beforeAfter>) => {
  const texts = useTexts("sections")
  const images = useRef<HTMLDivElement>(null)
  // Through the CSSOM: the policy blocks style attributes.
  const uncover = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
    images.current?.style.setProperty("--share", String(Number(value) / 100))
  return (
    <figure>
      <Images ref={images}>
        <Frame>
          <Picture image={before} alt={beforeAlt} sizes={textSizes} />
        </Frame>
        <After>
          <Picture image={after} alt={afterAlt} sizes={textSizes} />
        </After>
        <ScriptsOnly>
          <Range
            type="range"
            min={0}
            max={100}
            defaultValue={middle}
            aria-label={texts.before}
            onChange={uncover}
          />
        </ScriptsOnly>
      </Images>
      {caption ? <Caption>{wholeWords(caption)}</Caption> : null}
    </figure>
  )
}

const gripSize = size.touchTarget

/** The grip stays within the images, as the range's thumb does. */
const Images = styled.div`
  --share: ${middle / 100};
  --divider: calc(${gripSize} / 2 + (100% - ${gripSize}) * var(--share));
  position: relative;
  display: grid;
  gap: ${space[3]};

  [data-scripts] & {
    gap: 0;
  }

  [data-scripts] & > * {
    grid-area: 1 / 1;
  }

  [data-scripts] &::after {
    content: "";
    position: absolute;
    inset: 0 auto 0 var(--divider);
    width: ${gripSize};
    translate: -50%;
    background:
      radial-gradient(circle, ${color.white} 15px, ${color.surfaceInverse} 15.5px 21.5px, transparent 22px),
      linear-gradient(${color.surfaceInverse} 0 0) center / 3px 100% no-repeat;
    pointer-events: none;
    forced-color-adjust: none;
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    border-radius: ${radius.lg};
  }
`

const Frame = styled.div`
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: ${radius.lg};
  background: ${color.bgSunken};
`

const After = styled(Frame)`
  [data-scripts] & {
    clip-path: inset(0 0 0 var(--divider));
  }
`

/** Covers the images, unseen: they can be dragged at any height. */
const Range = styled.input`
  grid-area: 1 / 1;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: ew-resize;
  touch-action: pan-y;
  appearance: none;

  &::-webkit-slider-thumb {
    width: ${gripSize};
    appearance: none;
  }

  &::-moz-range-thumb {
    width: ${gripSize};
  }
`
