import styled from "@emotion/styled"
import type { PropsOf } from "../../../content/define"
import { color, from, grid, typography } from "../../theme/tokens"
import { PageSection } from "../../ui/layout/page-section"
import { useTexts } from "../../ui/text/texts"
import { VisuallyHidden } from "../../ui/text/visually-hidden"
import { wholeWords } from "../../ui/text/whole-words"
import type { problemTargetSolution } from "./section"

export type ProblemTargetSolutionProps = PropsOf<typeof problemTargetSolution>

/** Problem, target and solution, side by side from lg up. */
export const ProblemTargetSolution = ({
  label,
  problem,
  target,
  solution,
  ...head
}: ProblemTargetSolutionProps) => {
  const texts = useTexts("sections")
  const columns = [
    { title: texts.problem, text: problem },
    { title: texts.target, text: target },
    { title: texts.solution, text: solution },
  ].filter(({ text }) => text)
  if (columns.length === 0) return null
  return (
    <PageSection {...head}>
      {head.heading ? null : (
        <VisuallyHidden as="h2" id={head.id}>
          {label}
        </VisuallyHidden>
      )}
      <Columns>
        {columns.map(({ title, text }) => (
          <div key={title}>
            <Title>{title}</Title>
            <Text>{wholeWords(text)}</Text>
          </div>
        ))}
      </Columns>
    </PageSection>
  )
}

const Columns = styled.div`
  display: grid;

  > * {
    padding-block: 28px;
    border-top: 1.5px solid ${color.text};
  }

  ${from.lg} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${grid.gap};
  }
`

const Title = styled.h3`
  ${typography.h3}
  margin-bottom: clamp(16px, 4vw, 64px);
`

const Text = styled.p`
  max-width: 38em;
  color: ${color.textSecondary};
`
