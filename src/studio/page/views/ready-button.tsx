import CircleCheck from "lucide-react/icons/circle-check"
import { removeField, setField } from "../../source/edit-fields"
import { dataOf, valueAt } from "../../source/yaml-tree"
import { useStudio } from "../state/studio-context"
import { useCollection } from "../state/use-definitions"
import { useOpenEditor } from "../state/use-editor"
import { Badge, Button } from "../ui/controls"

/** Whether a document is a draft, and the button that changes it. With errors it stays one. */
export const ReadyButton = ({ onProblems }: { onProblems: () => void }) => {
  const { source, kind, edit, checkReady } = useOpenEditor()
  const { notify, attempt } = useStudio()
  const collection = useCollection()
  if (!collection) return null

  const markAsReady = () =>
    attempt(async () => {
      const { length } = await checkReady()
      if (length === 0) return edit((text) => removeField(text, kind, ["draft"]))
      notify(`First correct ${length === 1 ? "the error" : `the ${length} errors`}`)
      onProblems()
    })
  const markAsDraft = () =>
    edit((text) => setField(text, kind, ["draft"], true, Object.keys(collection.schema.properties ?? {})))

  if (dataOf(valueAt(source.fields, ["draft"])) !== true)
    return (
      <Button $kind="quiet" title="Make it a draft, which is not published" onClick={markAsDraft}>
        <CircleCheck size={16} aria-hidden /> Ready
      </Button>
    )
  return (
    <>
      <Badge $tone="orange">Draft</Badge>
      <Button onClick={markAsReady}>Mark as ready</Button>
    </>
  )
}
