import styled from "@emotion/styled"
import House from "lucide-react/icons/house"
import PanelRight from "lucide-react/icons/panel-right"
import Redo2 from "lucide-react/icons/redo-2"
import Save from "lucide-react/icons/save"
import Search from "lucide-react/icons/search"
import Undo2 from "lucide-react/icons/undo-2"
import { color, from, space } from "../../host"
import { useAutosave } from "../state/use-autosave"
import { useOpenEditor } from "../state/use-editor"
import { Button, Checkbox, ellipsis, focusTitle, IconButton, Row } from "../ui/controls"
import { ReadyButton } from "./ready-button"

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
