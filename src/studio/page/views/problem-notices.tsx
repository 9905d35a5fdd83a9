import { explainInStudio, isError, isOfFile } from "../../../content/browser"
import type { Diagnostic } from "../../api"
import { useStudio } from "../state/studio-context"
import { useNames } from "../state/use-names"
import { deleteEntry } from "../store/store"
import { Badge, Button, Notice, Stack } from "../ui/controls"

interface ProblemNoticesProps {
  problems: readonly Diagnostic[]
  /** Whether they are of several documents, which are named. */
  isNamed?: boolean
  /** Called after one of the files was deleted. */
  onDelete: () => void
}

/** Problems of documents that are not open, each with its place. */
export const ProblemNotices = ({ problems, isNamed, onDelete }: ProblemNoticesProps) => {
  const { entries, open, attempt, refresh, notify } = useStudio()
  const { titleOf, placeOf } = useNames()
  if (problems.length === 0) return null
  return (
    <Stack $gap={2}>
      {problems.map((problem) => {
        const { file, field, message, range, severity, rule } = problem
        const place = placeOf(problem, isNamed)
        const isKnown = entries.some((one) => one.file === file)
        const tone = isError(problem) ? "red" : "orange"
        const name = isKnown ? "Open" : rule === "unused-file" && "Delete"
        const act = () =>
          isKnown
            ? open(`${file}:${range.start.line}:${range.start.column}`)
            : attempt(async () => {
                await deleteEntry({ file })
                notify(`${place} is deleted. It can be brought back, below the list`)
                onDelete()
                await refresh()
              })
        return (
          <Notice
            key={`${file} ${range.start.line} ${field} ${rule} ${message}`}
            $tone={tone}
            action={
              name && (
                <Button $small aria-label={`${name} ${isKnown ? titleOf(file) : place}`} onClick={act}>
                  {name}
                </Button>
              )
            }
          >
            <Badge $tone={tone}>{severity}</Badge> <strong>{place}</strong>
            {isOfFile(problem) ? "" : `, line ${range.start.line}`}: {explainInStudio(problem)}
          </Notice>
        )
      })}
    </Stack>
  )
}
