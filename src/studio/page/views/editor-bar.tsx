import styled from "@emotion/styled"
import CircleCheck from "lucide-react/icons/circle-check"
import House from "lucide-react/icons/house"
import PanelRight from "lucide-react/icons/panel-right"
import Redo2 from "lucide-react/icons/redo-2"
import Save from "lucide-react/icons/save"
import Search from "lucide-react/icons/search"
import Undo2 from "lucide-react/icons/undo-2"
import { useEffect, useEffectEvent, useState } from "react"
import { isError } from "../../../content/browser"
import { formatDay, todayUtc } from "../../../util/day"
import { readStorage, writeStorage } from "../../../util/storage"
import { valueAt } from "../../../util/value-at"
import { type Accent, color, from, space } from "../../host"
import { setField } from "../../source/edit-fields"
import { useOpenEditor } from "../state/use-editor"
import { listChanges } from "../store/store"
import { Badge, Button, Checkbox, ellipsis, focusTitle, IconButton, Row } from "../ui/controls"

export type View = "edit" | "source" | "changes" | "history" | "problems"

interface BarProps {
  view: View
  onView: (view: View) => void
  onPage: () => void
}

/** Name, views, undo and redo, save. */
export const EditorBar = ({ view, onView, onPage }: BarProps) => {
  const { open, find, entry, diagnostics, ofFiles, isDirty, isSaving, save, ...editor } = useOpenEditor()
  const [isAutosaved, setIsAutosaved] = useAutosave(editor.canAutosave, save)
  const problems = diagnostics.length + ofFiles.length
  const views: [View, string][] = [
    ["edit", "Edit"],
    ["source", "Source"],
    ["changes", "Changes"],
    ["history", "History"],
    ["problems", problems ? `Problems ${problems}` : "Problems"],
  ]
  return (
    <Top>
      <Row>
        <IconButton label="All documents" icon={House} onClick={() => open("")} />
        <h1 ref={focusTitle} tabIndex={-1}>
          {entry.title}
        </h1>
        <ReadyButton onProblems={() => onView("problems")} />
        <IconButton label="Find" icon={Search} onClick={find} />
        <IconButton label="Undo" icon={Undo2} disabled={!editor.canUndo} onClick={editor.undo} />
        <IconButton label="Redo" icon={Redo2} disabled={!editor.canRedo} onClick={editor.redo} />
        <Button $kind="primary" disabled={!isDirty || isSaving} onClick={() => save()}>
          <Save size={16} aria-hidden /> {isSaving ? "Saving…" : "Save"}
        </Button>
      </Row>
      <Row as="nav" aria-label="Views">
        {views.map(([name, label]) => (
          <Button key={name} $kind="quiet" aria-current={view === name} onClick={() => onView(name)}>
            {label}
          </Button>
        ))}
        <Checkbox checked={isAutosaved} onChange={setIsAutosaved}>
          Autosave
        </Checkbox>
        <PageButton $kind="quiet" onClick={onPage}>
          <PanelRight size={16} aria-hidden /> Page
        </PageButton>
      </Row>
    </Top>
  )
}

const autosaveKey = "studio-autosave"

/**
 * Save after a pause if the user has chosen it. It is off by default.
 * @param canSave there are edits, and their check has found no error
 */
const useAutosave = (canSave: boolean, save: () => Promise<unknown>) => {
  const [isOn, setIsOn] = useState(() => readStorage("localStorage", autosaveKey) === "on")
  const saveNow = useEffectEvent(save)
  // While a text is not checked, it cannot be saved: every edit begins another pause.
  useEffect(() => {
    if (!isOn || !canSave) return
    const timer = setTimeout(() => saveNow(), 2000)
    return () => clearTimeout(timer)
  }, [isOn, canSave])
  const change = (next: boolean) => {
    writeStorage("localStorage", autosaveKey, next ? "on" : "off")
    setIsOn(next)
  }
  return [isOn, change] as const
}

/** Whether the document is in review as it is saved now. Its review is asked for once: a save only ends it. */
const useReview = () => {
  const { file, version, collection } = useOpenEditor()
  const [reviewed, setReviewed] = useState<string>()
  const look = useEffectEvent(async () => {
    const { documents } = await listChanges()
    if (documents.some((one) => one.file === file && one.review !== undefined)) setReviewed(version)
  })
  useEffect(() => {
    // Without an answer, the document is not known to be in review.
    if (collection) look().catch(() => {})
  }, [collection])
  return reviewed !== undefined && reviewed === version
}

/** What keeps a document that is no draft from being on the site. Undefined: nothing. */
const useObstacle = (): readonly [Accent, string] | undefined => {
  const { diagnostics, values, isDirty } = useOpenEditor()
  const isInReview = useReview()
  const errors = diagnostics.filter(isError).length
  if (errors) return ["red", errors === 1 ? "1 error" : `${errors} errors`]
  const day = String(valueAt(values, ["publish"]) ?? "")
  if (day > todayUtc() && formatDay(day)) return ["blue", fromDay(day)]
  return isInReview && !isDirty ? ["blue", "In review"] : undefined
}

/** Whether a document is a draft, and the button that changes it. With errors it stays one. */
const ReadyButton = ({ onProblems }: { onProblems: () => void }) => {
  const { values, collection, kind, edit, checkReady, notify, attempt } = useOpenEditor()
  const obstacle = useObstacle()
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
      <>
        {obstacle ? <Badge $tone={obstacle[0]}>{obstacle[1]}</Badge> : null}
        <Button $kind="quiet" title="Make it a draft, which is not published" onClick={() => setDraft(true)}>
          {obstacle ? null : <CircleCheck size={16} aria-hidden />} {obstacle ? "Make a draft" : "Ready"}
        </Button>
      </>
    )
  return (
    <>
      <Badge $tone="orange">Draft</Badge>
      <Button onClick={markAsReady}>Mark as ready</Button>
    </>
  )
}

/** "From 30 November", with the year if it is another one. */
export const fromDay = (day: string) => `From ${formatDay(day).replace(` ${todayUtc().slice(0, 4)}`, "")}`

const Top = styled.header`
  padding: ${space[2]} ${space[4]} 0;
  border-bottom: 1px solid ${color.border};

  > * {
    gap: 4px;
    min-height: 44px;
  }

  label {
    margin-left: auto;
    font-size: 0.8125rem;
    color: ${color.textSecondary};
  }

  h1 {
    flex: 1;
    min-width: 6em;
    font-size: 1.0625rem;
    ${ellipsis}
  }
`

const PageButton = styled(Button)`
  ${from.lg} {
    display: none;
  }
`
