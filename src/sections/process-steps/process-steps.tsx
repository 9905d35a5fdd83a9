import styled from "@emotion/styled"
import { ProcessStepCard } from "../../components/process-step-card"
import { Rail } from "../../components/rail"
import { Section } from "../../components/section"
import type { PropsOf } from "../../content-model/define-section"
import { columns } from "../../theme/columns"
import { grid } from "../../theme/tokens"
import type { processSteps } from "./section"

export type ProcessStepsProps = PropsOf<typeof processSteps>

/** The steps of our process. */
export const ProcessSteps = ({ process, surface = "subtle", ...head }: ProcessStepsProps) => {
  if (process.length === 0) return null
  return (
    <Section {...head} surface={surface}>
      <Rail label={head.heading}>
        <Steps>
          {process.map(({ step, icon, title, desc }) => (
            <li key={step}>
              <ProcessStepCard step={step} icon={icon} title={title} desc={desc} />
            </li>
          ))}
        </Steps>
      </Rail>
    </Section>
  )
}

const Steps = styled.ol`
  display: grid;
  gap: ${grid.gapNarrow};
  ${columns({ sm: 2, lg: 4 })}
`
