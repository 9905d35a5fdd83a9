import styled from "@emotion/styled"
import { type ReactNode, useEffect, useId, useRef } from "react"
import { color, space, typography } from "../../theme/tokens"

export interface StepPanelProps {
  /** Counts from 0. */
  index: number
  count: number
  title: string
  current: boolean
  /** A new number gives the heading the focus, so that a screen reader begins with the step. */
  moves: number
  children: ReactNode
}

/** A step of the estimate: one at a time while scripts run, all below one another without. */
export const StepPanel = ({ index, count, title, current, moves, children }: StepPanelProps) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (current && moves > 0) heading.current?.focus()
  }, [current, moves])

  return (
    <Panel aria-labelledby={`${id}-title`} data-current={current ? "" : undefined}>
      <Count id={`${id}-count`}>
        Step {index + 1} of {count}
      </Count>
      <Title ref={heading} id={`${id}-title`} aria-describedby={`${id}-count`} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Panel>
  )
}

const Panel = styled.section`
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

/** Without scripts there are no steps, but one form. */
const Count = styled.p`
  ${typography.small}
  display: none;
  color: ${color.textSecondary};

  [data-scripts] & {
    display: block;
  }
`

const Title = styled.h2`
  ${typography.h3}
  margin: 6px 0 26px;
  scroll-margin-top: calc(var(--header-height) + 120px);

  &:focus {
    outline: none;
  }
`
