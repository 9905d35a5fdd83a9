import styled from "@emotion/styled"
import { isError } from "../../../content-check/diagnostic"
import { color, radius, space } from "../../../theme/tokens"
import { ProblemList } from "../form/field-problems"
import { revealProblem } from "../preview/reveal"
import { useOpenEditor } from "../state/editor-context"
import { Badge, Button, Hint } from "../ui/controls"

interface ProblemsViewProps {
  /** Show the form, or the source. */
  onView: (view: "edit" | "source") => void
}

/** The problems of the open file, each with its place. */
export const ProblemsView = ({ onView }: ProblemsViewProps) => {
  const { diagnostics, text, source } = useOpenEditor()
  if (diagnostics.length === 0) return <Hint>No problems. This can be published.</Hint>
  return (
    <List>
      {diagnostics.map((problem) => (
        <li key={`${problem.range.start.line} ${problem.rule} ${problem.message}`}>
          <div>
            <strong>{problem.field || "This file"}</strong>
            <Badge $tone={isError(problem) ? "red" : "orange"}>line {problem.range.start.line}</Badge>
            <Button
              type="button"
              onClick={() => {
                onView("edit")
                // The form is rendered first.
                setTimeout(() => {
                  if (!revealProblem(problem.field, problem.range.start, text, source.blocks))
                    onView("source")
                })
              }}
            >
              Show
            </Button>
          </div>
          <ProblemList problems={[problem]} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  gap: ${space[2]};

  > li {
    display: grid;
    gap: ${space[1]};
    padding: ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
  }

  > li > div {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }

  strong {
    font-weight: 500;
  }

  button {
    min-height: 28px;
    margin-left: auto;
  }
`
