import styled from "@emotion/styled"
import { type ReactNode, useEffect, useId, useRef } from "react"
import { color, from, space, typography } from "../../theme/tokens"

export interface StepPanelProps {
  /** Which step it is, e.g. "Step 2 of 4". */
  position: string
  title: string
  current: boolean
  /** Number of moves between steps. A change focuses the heading, where a screen reader continues. */
  moves: number
  children: ReactNode
}

/** A step of the estimate. Without JavaScript all steps are visible. */
export const StepPanel = ({ position, title, current, moves, children }: StepPanelProps) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (current && moves > 0) heading.current?.focus()
  }, [current, moves])

  return (
    <Panel aria-labelledby={`${id}-title`} data-current={current ? "" : undefined}>
      <Count id={`${id}-count`}>{position}</Count>
      <Title ref={heading} id={`${id}-title`} aria-describedby={`${id}-count`} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Panel>
  )
}

// The label of a field is above it.
const Panel = styled.section`
  [aria-invalid] {
    scroll-margin-top: ${space[10]};
  }

  & ~ & {
    margin-top: ${space[16]};
  }

  [data-scripts] & {
    margin-top: 0;
  }

  [data-scripts] &:not([data-current]) {
    display: none;
  }
`

/** Without JavaScript there are no steps. */
const Count = styled.p`
  ${typography.small}
  display: none;
  color: ${color.textSecondary};

  [data-scripts] & {
    display: block;
  }
`

/** Focused in the upper part of the window, with its answers below it. From lg up, the form is at the top. */
const Title = styled.h2`
  ${typography.h3}
  margin: 6px 0 26px;
  scroll-margin-block: 120px calc(100vh - 370px);

  ${from.lg} {
    scroll-margin-bottom: 0;
  }

  &:focus {
    outline: none;
  }
`
