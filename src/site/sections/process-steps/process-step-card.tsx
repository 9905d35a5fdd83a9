import styled from "@emotion/styled"
import { color, radius, typography } from "../../theme/tokens"
import { Icon } from "../../ui/media/icon"
import { wholeWords } from "../../ui/text/whole-words"

interface ProcessStepCardProps {
  /** 1 to 4; sets the background's opacity. */
  step: number
  icon: string
  title: string
  desc: string
}

/** A step of our process, in three rows of the list. The background is greener with each step; 1 and 2 have a dashed border. */
export const ProcessStepCard = ({ step, icon, title, desc }: ProcessStepCardProps) => (
  <Card $step={step}>
    <Top>
      <Step data-pagefind-ignore="">{step}</Step>
      <Icon name={icon} size={30} />
    </Top>
    <Title>{wholeWords(title)}</Title>
    <p>{wholeWords(desc)}</p>
  </Card>
)

/** Specification, section 2: opacity of the background in percent. */
const stepOpacities = [0, 25, 50, 100]

const Card = styled.div<{ $step: number }>`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  padding: 26px;
  border-width: 1.5px;
  border-style: ${({ $step }) => ($step <= 2 ? "dashed" : "solid")};
  border-color: ${({ $step }) => ($step <= 2 ? color.accentText : "transparent")};
  border-radius: ${radius.lg};
  color: ${color.onAccent};
  background: ${({ $step }) => `color-mix(in srgb, ${color.accent} ${stepOpacities[$step - 1] ?? 0}%, transparent)`};

  [data-theme="dark"] & {
    color: ${({ $step }) => ($step >= 4 ? color.onAccent : color.text)};
  }
`

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  min-height: clamp(88px, 12.5vw, 178px);
`

const Step = styled.span`
  min-width: 0.6em;
  font-size: 3.25rem;
  font-weight: 400;
  line-height: 0.85;
  letter-spacing: -0.05em;
`

const Title = styled.h3(typography.h4)
