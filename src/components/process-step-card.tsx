import styled from "@emotion/styled"
import { color, radius, space, typography } from "../theme/tokens"
import { Icon } from "./icon"
import { WholeWords } from "./whole-words"

interface ProcessStepCardProps {
  /** 1 to 4; sets the background's opacity. */
  step: number
  icon: string
  title: string
  desc: string
}

/** Specification, section 2: opacity of the background in percent. */
const stepOpacity = (step: number) => [0, 25, 50, 100][Math.min(Math.max(step, 1), 4) - 1] ?? 0

/** A step of our process. The background gets greener with each step; 1 and 2 have a dashed border. */
export const ProcessStepCard = ({ step, icon, title, desc }: ProcessStepCardProps) => (
  <Card $step={step}>
    <Top>
      <Step>{step}</Step>
      <Icon name={icon} size={30} />
    </Top>
    <div>
      <Title>
        <WholeWords>{title}</WholeWords>
      </Title>
      <p>
        <WholeWords>{desc}</WholeWords>
      </p>
    </div>
  </Card>
)

const Card = styled.div<{ $step: number }>`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[8]};
  height: 100%;
  min-height: clamp(220px, 24vw, 340px);
  padding: 26px;
  border-width: 1.5px;
  border-style: ${({ $step }) => ($step <= 2 ? "dashed" : "solid")};
  border-color: ${({ $step }) => ($step <= 2 ? color.accentText : "transparent")};
  border-radius: ${radius.lg};
  color: ${color.onAccent};
  background: color-mix(in srgb, ${color.accent} ${({ $step }) => stepOpacity($step)}%, transparent);

  [data-theme="dark"] & {
    color: ${({ $step }) => ($step >= 4 ? color.onAccent : color.text)};
  }
`

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
`

const Step = styled.span`
  font-size: 3.25rem;
  font-weight: 400;
  line-height: 0.85;
  letter-spacing: -0.05em;
`

const Title = styled.h3`
  ${typography.h4}
  margin-bottom: 10px;
`
