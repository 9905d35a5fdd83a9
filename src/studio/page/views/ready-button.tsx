import CircleCheck from "lucide-react/icons/circle-check"
import { valueAt } from "../../../util/value-at"
import { setField } from "../../source/edit-fields"
import { useOpenEditor } from "../state/use-editor"
import { Badge, Button } from "../ui/controls"

/** Whether a document is a draft, and the button that changes it. With errors it stays one. */
export const ReadyButton = ({ onProblems }: { onProblems: () => void }) => {
  const { values, collection, kind, edit, checkReady, notify, attempt } = useOpenEditor()
  if (!collection) return null

  const order = Object.keys(collection.schema.properties ?? {})
  const setDraft = (isDraft: true | undefined) =>
    edit((text) => setField(text, kind, ["draft"], isDraft, order))
  const markAsReady = () =>
    attempt(async () => {
      const { length } = await checkReady()
      if (length === 0) return setDraft(undefined)
      notify(`First correct ${length === 1 ? "the error" : `the ${length} errors`}`)
      onProblems()
    })

  if (valueAt(values, ["draft"]) !== true)
    return (
      <Button $kind="quiet" title="Make it a draft, which is not published" onClick={() => setDraft(true)}>
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
