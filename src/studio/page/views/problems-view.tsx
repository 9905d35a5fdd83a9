import { ProblemList } from "../form/field-problems"
import { revealProblem } from "../preview/reveal"
import { useOpenEditor } from "../state/use-editor"
import { Hint } from "../ui/controls"

/** The problems of the open file, each with its place. */
export const ProblemsView = ({ onView }: { onView: (view: "edit" | "source") => void }) => {
  const editor = useOpenEditor()
  const { diagnostics, source, text } = editor
  if (diagnostics.length === 0) return <Hint>No problems. This can be published.</Hint>
  return (
    <ProblemList
      editor={editor}
      problems={diagnostics}
      onShow={(problem) => {
        onView("edit")
        // The form is rendered first.
        setTimeout(() => revealProblem(problem, text, source.blocks) || onView("source"))
      }}
    />
  )
}
