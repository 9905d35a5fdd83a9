import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import { Icon } from "../../ui/media/icon"
import { wholeWords } from "../../ui/text/whole-words"
import { pinned } from "../../ui/theme/pinned"
import { scrollAnimation } from "../../ui/theme/scroll-animation"
import { color, radius, space, typography } from "../../ui/theme/tokens"

interface ProcessStepCardProps {
  /** 1 to 4; sets the background's opacity. */
  step: number
  icon: string
  title: string
  desc: string
}

/** A step of our process. The background gets greener with each step; 1 and 2 have a dashed border. */
export const ProcessStepCard = ({ step, icon, title, desc }: ProcessStepCardProps) => (
  <Card $step={step}>
    <Top>
      <Step data-pagefind-ignore="">{step}</Step>
      <Icon name={icon} size={30} />
    </Top>
    <div>
      <Title>{wholeWords(title)}</Title>
      <p>{wholeWords(desc)}</p>
    </div>
  </Card>
)

/** The green rises from the foot of the card. */
const fill = keyframes`
  from {
    background-size: 100% 0;
  }
`

/** Specification, section 2: opacity of the background in percent. */
const stepOpacities = [0, 25, 50, 100]

const green = (opacity: number) => `color-mix(in srgb, ${color.accent} ${opacity}%, transparent)`

/** The background before it fills. In dark theme the last step has dark text, which needs some green from the start. */
const startOpacity = (step: number) => (step >= 4 ? 70 : 0)

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
  background-color: ${({ $step }) => green(startOpacity($step))};
  background-image: linear-gradient(${({ $step }) => green(stepOpacities[$step - 1] ?? 0)} 0 0);
  background-repeat: no-repeat;
  background-position: bottom;
  background-origin: border-box;
  ${scrollAnimation(fill, "entry 15% entry 85%")}

  ${pinned(`
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[5]};
    align-content: start;
    align-items: center;
    min-height: 14rem;

    > div {
      display: contents;
    }

    h3 {
      grid-area: 1 / 2;
      margin: 0;
    }

    svg {
      grid-area: 1 / 3;
    }

    p {
      ${typography.lead}
      grid-area: 2 / 2;
      max-width: 24em;
    }
  `)}

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
  min-width: 0.6em;
  font-size: 3.25rem;
  font-weight: 400;
  line-height: 0.85;
  letter-spacing: -0.05em;
`

const Title = styled.h3`
  ${typography.h4}
  margin-bottom: 10px;
`
