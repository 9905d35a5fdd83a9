import styled from "@emotion/styled"
import { CircleAlert, TriangleAlert } from "lucide-react"
import { color, space } from "../../../theme/tokens"
import type { StudioDiagnostic } from "../../api"
import { replaceRange } from "../../source/replace-range"
import { useOpenEditor } from "../state/editor-context"
import { Button } from "../ui/controls"

/** The problems of a field, below it. */
export const FieldProblems = ({ id, name }: { id?: string; name: string }) => {
  const { diagnostics } = useOpenEditor()
  return <ProblemList id={id} problems={diagnostics.filter(({ field }) => field === name)} />
}

/** Problems with what to do, and a button where the fix is certain. */
export const ProblemList = ({ id, problems }: { id?: string; problems: readonly StudioDiagnostic[] }) => (
  <List id={id}>
    {problems.map((problem) => (
      <Problem key={`${problem.range.start.line} ${problem.rule} ${problem.message}`} problem={problem} />
    ))}
  </List>
)

const Problem = ({ problem: { severity, message, fix, edit } }: { problem: StudioDiagnostic }) => {
  const { edit: editText } = useOpenEditor()
  const Icon = severity === "error" ? CircleAlert : TriangleAlert
  return (
    <Item data-severity={severity}>
      <Icon size={16} aria-label={severity === "error" ? "Error:" : "Warning:"} />
      <span>
        {message}. {fix}.
      </span>
      {edit ? (
        <Button type="button" onClick={() => editText((text) => replaceRange(text, edit, edit.text))}>
          {edit.label}
        </Button>
      ) : null}
    </Item>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[1]};

  &:empty {
    display: none;
  }
`

const Item = styled.li`
  display: flex;
  align-items: start;
  gap: ${space[2]};
  font-size: 0.8125rem;
  line-height: 1.4;
  color: ${color.orangeText};

  &[data-severity="error"] {
    color: ${color.redText};
  }

  > svg {
    flex: none;
    margin-top: 1px;
  }

  > span {
    flex: 1;
  }

  > button {
    min-height: 28px;
    font-size: 0.8125rem;
  }
`
