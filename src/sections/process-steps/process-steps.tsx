import styled from "@emotion/styled"
import { ProcessStepCard } from "../../components/process-step-card"
import { Section } from "../../components/section"
import type { PropsOf } from "../../content-model/define-section"
import { from, grid } from "../../theme/tokens"
import type { processSteps } from "./section"

export type ProcessStepsProps = PropsOf<typeof processSteps>

/** The four steps of our work, greener from one to the next. */
export const ProcessSteps = ({ process, surface = "subtle", ...head }: ProcessStepsProps) => {
  if (process.length === 0) return null
  return (
    <Section {...head} surface={surface}>
      <Steps>
        {process.map(({ step, icon, title, desc }) => (
          <li key={step}>
            <ProcessStepCard step={step} icon={icon} title={title} desc={desc} />
          </li>
        ))}
      </Steps>
    </Section>
  )
}

const Steps = styled.ol`
  display: grid;
  gap: ${grid.gapNarrow};

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
