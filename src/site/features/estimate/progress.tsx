import styled from "@emotion/styled"
import { color, duration, forcedColors, space } from "../../theme/tokens"

export interface ProgressProps {
  /** Accessible name. */
  name: string
  /** Which step it is, e.g. "Step 2 of 4". */
  text: string
  /** Index of the current step. */
  step: number
  count: number
}

/** Progress bar with a segment for each step. */
export const Progress = ({ name, text, step, count }: ProgressProps) => (
  <Segments
    role="progressbar"
    aria-label={name}
    aria-valuemin={1}
    aria-valuemax={count}
    aria-valuenow={step + 1}
    aria-valuetext={text}
  >
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a segment has no other identity
      <Segment key={index} data-done={index <= step ? "" : undefined} />
    ))}
  </Segments>
)

const Segments = styled.div`
  display: none;
  gap: ${space[2]};
  margin-bottom: ${space[8]};

  [data-scripts] & {
    display: flex;
  }
`

const Segment = styled.span`
  flex: 1;
  height: 6px;
  border-radius: 3px;
  background: ${color.borderHover};
  outline: 1px solid transparent;
  transition: background ${duration.slow};

  &[data-done] {
    background: ${color.accent};
  }

  ${forcedColors} {
    background: Canvas;

    &[data-done] {
      background: Highlight;
    }
  }
`
