import { ProblemList } from "../form/field-problems"
import { revealProblem } from "../preview/reveal"
import { useOpenEditor } from "../state/use-editor"
import { Hint } from "../ui/controls"
import { ProblemNotices } from "./problem-notices"

/** The problems of the open file, each with its place, and of the files in its folder. */
export const ProblemsView = ({ onView }: { onView: (view: "edit" | "source") => void }) => {
  const editor = useOpenEditor()
  const { diagnostics, ofFiles, source, text, checkNow } = editor
  if (diagnostics.length + ofFiles.length === 0) return <Hint>No problems. This can be published.</Hint>
  return (
    <>
      <ProblemNotices problems={ofFiles} onDelete={() => void checkNow(text)} />
      <ProblemList
        editor={editor}
        problems={diagnostics}
        onShow={(problem) => {
          onView("edit")
          // The form is rendered first.
          setTimeout(() => revealProblem(problem, text, source.blocks) || onView("source"))
        }}
      />
    </>
  )
}
