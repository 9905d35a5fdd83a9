import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { ProcessStepCard } from "../components/process-step-card"
import { Section, type SectionProps } from "../components/section"
import { from, grid } from "../theme/tokens"

export interface ProcessStepsProps extends SectionProps {
  /** The document's own steps. */
  steps?: Queries.ProcessStepsServiceFragment["process"]
  /** The house's steps, shown where the document has none. */
  fallback?: Queries.ProcessStepsServiceFragment["process"]
  ground?: "paper" | "subtle"
}

/** The four steps of our work, greener from one to the next. */
export const ProcessSteps = ({
  id,
  heading,
  lead,
  joined,
  steps = [],
  fallback = [],
  ground = "subtle",
}: ProcessStepsProps) => {
  const shown = steps.length > 0 ? steps : fallback
  if (shown.length === 0) return null
  return (
    <Section id={id} heading={heading} lead={lead} joined={joined} ground={ground}>
      <Steps>
        {shown.map(({ step, icon, title, desc }) => (
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

export const processStepsFragments = graphql`
  fragment ProcessStepsService on Service {
    process {
      step
      icon
      title
      desc
    }
  }

  fragment ProcessStepsHouse on ProcessStep {
    step
    icon
    title
    desc
  }
`
