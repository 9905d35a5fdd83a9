import { type Diagnostic, isError } from "../../../content/check/diagnostic"
import { placeName, problemText } from "../form/words"
import { useStudio } from "../state/studio-context"
import { Badge, Button, Notice, Stack } from "../ui/controls"

interface ProblemNoticesProps {
  problems: readonly Diagnostic[]
  /** Whether they are of several documents, which are named. */
  isNamed?: boolean
}

/** Problems of documents that are not open, each with its place. */
export const ProblemNotices = ({ problems, isNamed }: ProblemNoticesProps) => {
  const { entries, model, open } = useStudio()
  if (problems.length === 0) return null
  return (
    <Stack $gap={2}>
      {problems.map((problem) => {
        const { file, field, message, range, severity, rule } = problem
        const entry = entries.find((one) => one.file === file)
        const collection = model.collections.find(({ type }) => type === entry?.collection)
        const data = model.dataFiles.find((one) => one.file === file)
        const tone = isError(problem) ? "red" : "orange"
        return (
          <Notice key={`${file} ${range.start.line} ${field} ${rule} ${message}`} $tone={tone}>
            <span>
              <Badge $tone={tone}>{severity}</Badge>{" "}
              <strong>
                {isNamed ? `${entry?.title ?? file}: ` : ""}
                {placeName(field, (collection ?? data)?.schema, model)}
              </strong>
              , line {range.start.line}: {problemText(problem, entries)}
            </span>
            {entry ? (
              <Button $small aria-label={`Open ${entry.title}`} onClick={() => open(file)}>
                Open
              </Button>
            ) : null}
          </Notice>
        )
      })}
    </Stack>
  )
}
