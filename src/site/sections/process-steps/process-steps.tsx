import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import type { PropsOf } from "../../../content/define"
import { columns } from "../../theme/columns"
import { pinnedTimeline, pinnedWhole } from "../../theme/pinned"
import { color, grid, space } from "../../theme/tokens"
import { PageSection } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import { ProcessStepCard } from "./process-step-card"
import type { processSteps } from "./section"

export type ProcessStepsProps = PropsOf<typeof processSteps>

/**
 * The steps of our process. Where all of them fit into the window, the section stays in place for a while, and a mark
 * moves from one to the next.
 */
export const ProcessSteps = ({ process, surface = "subtle", ...head }: ProcessStepsProps) =>
  process.length > 0 ? (
    <PageSection {...head} surface={surface} pinned>
      <Rail label={head.heading}>
        <Steps>
          {process.map(({ step, icon, title, desc }) => (
            <Step key={step} $step={step}>
              <ProcessStepCard step={step} icon={icon} title={title} desc={desc} />
            </Step>
          ))}
        </Steps>
      </Rail>
    </PageSection>
  ) : null

const Steps = styled.ol`
  display: grid;
  gap: ${grid.gapNarrow};
  ${columns({ sm: 2, lg: 4 })}
`

const current = keyframes`
  from,
  to {
    visibility: visible;
  }
`

/** The first and the last step are also the current ones before and after the section stays in place. */
const Step = styled.li<{ $step: number }>`
  position: relative;
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;

  ${pinnedWhole(`
    &::before {
      content: "";
    }
  `)}

  &::before {
    position: absolute;
    bottom: calc(100% + ${space[3]});
    inset-inline: 28px;
    height: 6px;
    border-radius: 3px;
    background: ${color.accent};
    visibility: hidden;
    animation: ${current} linear;
    animation-timeline: ${pinnedTimeline};
    animation-range: contain ${({ $step }) => ($step === 1 ? -900 : 25 * $step - 25)}% contain
      ${({ $step }) => ($step === 4 ? 900 : 25 * $step)}%;
  }
`
