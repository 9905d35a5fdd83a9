import { type Diagnostic, isError } from "../../../content/check/diagnostic"
import { problemText } from "../form/words"
import { useStudio } from "../state/studio-context"
import { useNames } from "../state/use-names"
import { Badge, Button, Notice, Stack } from "../ui/controls"

interface ProblemNoticesProps {
  problems: readonly Diagnostic[]
  /** Whether they are of several documents, which are named. */
  isNamed?: boolean
}

/** Problems of documents that are not open, each with its place. */
export const ProblemNotices = ({ problems, isNamed }: ProblemNoticesProps) => {
  const { entries, open } = useStudio()
  const { titleOf, fieldIn } = useNames()
  if (problems.length === 0) return null
  return (
    <Stack $gap={2}>
      {problems.map((problem) => {
        const { file, field, message, range, severity, rule } = problem
        const isKnown = entries.some((one) => one.file === file)
        const tone = isError(problem) ? "red" : "orange"
        return (
          <Notice key={`${file} ${range.start.line} ${field} ${rule} ${message}`} $tone={tone}>
            <span>
              <Badge $tone={tone}>{severity}</Badge>{" "}
              <strong>
                {isNamed ? `${titleOf(file)}: ` : ""}
                {fieldIn(file, field)}
              </strong>
              , line {range.start.line}: {problemText(problem, entries)}
            </span>
            {isKnown ? (
              <Button
                $small
                aria-label={`Open ${titleOf(file)}`}
                onClick={() => open(`${file}:${range.start.line}:${range.start.column}`)}
              >
                Open
              </Button>
            ) : null}
          </Notice>
        )
      })}
    </Stack>
  )
}
