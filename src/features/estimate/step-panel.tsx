import styled from "@emotion/styled"
import { type ReactNode, useEffect, useId, useRef } from "react"
import { color, space, typography } from "../../ui/theme/tokens"

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

/** Without JavaScript there are no steps. */
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
