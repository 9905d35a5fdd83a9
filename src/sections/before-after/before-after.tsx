import styled from "@emotion/styled"
import { type ChangeEvent, useRef } from "react"
import { Caption } from "../../body/text-styles"
import type { TextPropsOf } from "../../content/model/define-text-element"
import { ScriptsOnly } from "../../ui/hydration/scripts-only"
import { Picture } from "../../ui/media/picture"
import { textSizes } from "../../ui/media/share-sizes"
import { useTexts } from "../../ui/text/texts"
import { wholeWords } from "../../ui/text/whole-words"
import { color, forcedColors, radius, space } from "../../ui/theme/tokens"
import type { beforeAfter } from "./section"

const middle = 50

/** Two images on top of each other, and a range that uncovers the second one. Without scripts: one below the other. */
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
    images.current?.style.setProperty("--before", `${value}%`)
  return (
    <figure>
      <Images ref={images}>
        <Frame>
          <Picture image={before} alt={beforeAlt} sizes={textSizes} />
        </Frame>
        <After>
          <Picture image={after} alt={afterAlt} sizes={textSizes} />
        </After>
      </Images>
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
      {caption ? <Caption>{wholeWords(caption)}</Caption> : null}
    </figure>
  )
}

const Images = styled.div`
  --before: ${middle}%;
  position: relative;
  display: grid;
  gap: ${space[3]};

  [data-scripts] & {
    gap: 0;
  }

  [data-scripts] & > * {
    grid-area: 1 / 1;
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
    clip-path: inset(0 0 0 var(--before));
  }
`

const Range = styled.input`
  display: block;
  width: 100%;
  height: 44px;
  margin: ${space[2]} 0 0;
  accent-color: ${color.accentText};
  cursor: ew-resize;

  ${forcedColors} {
    accent-color: Highlight;
  }
`
