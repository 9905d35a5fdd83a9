import styled from "@emotion/styled"
import CircleAlert from "lucide-react/icons/circle-alert"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import { explainInStudio, isOfFile } from "../../../content/browser"
import { color, space } from "../../host"
import { replaceRange } from "../../source/replace-range"
import type { PlacedProblem } from "../state/place-problems"
import type { Editor } from "../state/use-editor"
import { Button, Hint, Stack } from "../ui/controls"
import { placeName } from "./place-name"

interface ProblemListProps {
  editor: Editor
  id?: string
  problems: readonly PlacedProblem[]
  /** For lists of all problems: adds the name of the field, and a button that shows it. */
  onShow?: (problem: PlacedProblem) => void
}

/** Problems with what to do, and a button where the fix is certain. */
export const ProblemList = ({ editor, id, problems, onShow }: ProblemListProps) => {
  const { edit: editText, schema, model } = editor
  return (
    <List as="ul" id={id} $gap={1} data-full={onShow ? "" : undefined}>
      {problems.map((problem) => {
        const { severity, field, range, rule, message, edit } = problem
        const Icon = severity === "error" ? CircleAlert : TriangleAlert
        return (
          <li key={`${range.start.line} ${rule} ${message}`} data-severity={severity}>
            <Icon size={16} aria-label={severity === "error" ? "Error:" : "Warning:"} />
            <span>
              {onShow ? (
                <strong>
                  {placeName(field, schema, model)}{" "}
                  <Hint as="span">{isOfFile(problem) ? "" : `line ${range.start.line}`}</Hint>
                </strong>
              ) : null}
              {explainInStudio(problem)}
            </span>
            {edit ? (
              <Button $small onClick={() => editText((text) => replaceRange(text, edit, edit.text))}>
                {edit.label}
              </Button>
            ) : null}
            {onShow ? (
              <Button $small onClick={() => onShow(problem)}>
                Show
              </Button>
            ) : null}
          </li>
        )
      })}
    </List>
  )
}

const List = styled(Stack)`
  font-size: 0.8125rem;
  line-height: 1.4;

  &:empty {
    display: none;
  }

  > li {
    display: flex;
    align-items: start;
    gap: ${space[2]};
    color: ${color.orangeText};
  }

  &[data-full] > li {
    padding-block: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.border};
  }

  > [data-severity="error"] {
    color: ${color.redText};
  }

  svg {
    flex: none;
    margin-top: 1px;
  }

  span {
    flex: 1;
  }

  strong {
    display: block;
    color: ${color.text};
  }
`
