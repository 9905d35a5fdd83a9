import styled from "@emotion/styled"
import House from "lucide-react/icons/house"
import PanelRight from "lucide-react/icons/panel-right"
import Redo2 from "lucide-react/icons/redo-2"
import Save from "lucide-react/icons/save"
import Undo2 from "lucide-react/icons/undo-2"
import { useEffect, useEffectEvent, useState } from "react"
import type { Position } from "../../../content/check/diagnostic"
import { offsetsIn } from "../../../content/check/position"
import { color, from, space } from "../../../ui/theme/tokens"
import type { Entry } from "../../api"
import { allBlocks } from "../../source/parse-source"
import { pageParts } from "../blocks/page-parts"
import { valuesOf } from "../form/field-text"
import { partOf } from "../preview/page-document"
import { PageFrame } from "../preview/page-frame"
import {
  fieldWith,
  offsetOfText,
  revealBlock,
  revealField,
  revealInText,
  revealPlace,
  textElements,
} from "../preview/reveal"
import { useAutosave } from "../state/use-autosave"
import { EditorContext, useEditor, useOpenEditor } from "../state/use-editor"
import { Button, ellipsis, focusTitle, IconButton, Notice, Row } from "../ui/controls"
import { CompareView } from "./compare-view"
import { ConflictView } from "./conflict-view"
import { FormView } from "./form-view"
import { HistoryView } from "./history-view"
import { ProblemsView } from "./problems-view"
import { ReadyButton } from "./ready-button"
import { SourceView } from "./source-view"

type View = "edit" | "source" | "changes" | "history" | "problems"

interface EditorViewProps {
  entry: Entry
  /** A place in the file to show, and how much is selected there. */
  at: (Position & { length: number }) | undefined
}

/** An open file: what can be edited on the left, its page on the right. */
export const EditorView = ({ entry, at }: EditorViewProps) => {
  const editor = useEditor(entry)
  const [view, setView] = useState<View>("edit")
  const { undo, redo, save, source, text, model } = editor
  const [isPageOpen, setIsPageOpen] = useState(false)

  // One listener for all edits, which always has the latest text.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : ""
    const action = { s: save, z: event.shiftKey ? redo : undo, y: redo }[command]
    if (!action || document.querySelector("dialog[open]")) return
    event.preventDefault()
    event.stopPropagation()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener("keydown", listener, true)
    return () => removeEventListener("keydown", listener, true)
  }, [])

  const showPlace = useEffectEvent(({ length, ...position }: Position & { length: number }) => {
    const offset = offsetsIn(text)(position)
    const passage = text.slice(offset, offset + length)
    const showSource = () => {
      setView("source")
      setTimeout(() => revealInText(document.querySelector("main .cm-content"), offset, passage))
    }
    // The same link can be followed again.
    history.replaceState(null, "", `#${entry.file}`)
    if (view === "source") return showSource()
    setView("edit")
    setTimeout(() => revealPlace(offset, passage, editor) || showSource())
  })
  useEffect(() => {
    if (editor.isOpen && at) showPlace(at)
  }, [editor.isOpen, at])

  const pick = (element: Element) => {
    const part = partOf(element)
    if (part === undefined) return
    setView("edit")
    const clicked = (element.closest(textElements) ?? element).textContent ?? ""
    const indices = pageParts(source.blocks, model).get(part) ?? []
    setTimeout(() => {
      for (const block of allBlocks(text, source.blocks)) {
        if (!indices.includes(Number.parseInt(block.id, 10))) continue
        if (block.kind === "element") {
          const prop = fieldWith(clicked, valuesOf(block))
          if (prop && revealField(`${block.id} <${block.name} ${prop}>`)) return
        } else {
          const offset = offsetOfText(text.slice(block.start, block.end), clicked)
          if (offset !== undefined) return revealBlock(block.id, offset)
        }
      }
      const field = fieldWith(clicked, editor.values)
      if (!field || !revealField(field)) revealBlock(String(indices[0] ?? 0))
    })
  }

  const otherView = () => {
    if (editor.conflict) return <ConflictView />
    if (view === "source") return <SourceView />
    if (view === "changes") return <CompareView original={editor.savedText} action="Take back" />
    if (view === "history") return <HistoryView />
    return <ProblemsView onView={setView} />
  }

  return (
    <Panes data-page-open={isPageOpen || undefined}>
      <Left aria-busy={!editor.isOpen}>
        {editor.isOpen ? (
          <>
            <EditorContext value={editor}>
              <Bar view={view} onView={setView} onPage={() => setIsPageOpen(!isPageOpen)} />
            </EditorContext>
            <Content data-view={view}>
              {editor.restored && !editor.conflict ? (
                <Notice>
                  <span>Here is what you had not saved.</span>
                  <Button onClick={editor.takeFile}>Discard it</Button>
                </Notice>
              ) : null}
              {view === "edit" && !editor.conflict ? (
                <FormView editor={editor} />
              ) : (
                <EditorContext value={editor}>{otherView()}</EditorContext>
              )}
            </Content>
          </>
        ) : null}
      </Left>
      <PageFrame path={entry.path ?? "/"} isShown={editor.isShown} document={editor.document} onPick={pick} />
    </Panes>
  )
}

interface BarProps {
  view: View
  onView: (view: View) => void
  onPage: () => void
}

/** Name, views, undo and redo, save. */
const Bar = ({ view, onView, onPage }: BarProps) => {
  const { open, entry, canUndo, canRedo, undo, redo, isDirty, isSaving, save, canAutosave, diagnostics } =
    useOpenEditor()
  const [isAutosaved, setIsAutosaved] = useAutosave(canAutosave, save)
  const views: [View, string][] = [
    ["edit", "Edit"],
    ["source", "Source"],
    ["changes", "Changes"],
    ["history", "History"],
    ["problems", diagnostics.length ? `Problems ${diagnostics.length}` : "Problems"],
  ]
  return (
    <Top>
      <Row>
        <IconButton label="All documents" icon={House} onClick={() => open("")} />
        <h1 ref={focusTitle} tabIndex={-1}>
          {entry.title}
        </h1>
        <ReadyButton onProblems={() => onView("problems")} />
        <IconButton label="Undo" icon={Undo2} disabled={!canUndo} onClick={undo} />
        <IconButton label="Redo" icon={Redo2} disabled={!canRedo} onClick={redo} />
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
        <label>
          <input
            type="checkbox"
            checked={isAutosaved}
            onChange={({ target }) => setIsAutosaved(target.checked)}
          />{" "}
          Autosave
        </label>
        <PageButton $kind="quiet" onClick={onPage}>
          <PanelRight size={16} aria-hidden /> Page
        </PageButton>
      </Row>
    </Top>
  )
}

const belowLg = from.lg.replace("@media", "@media not all and")

const Panes = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  min-height: 0;

  /* In a narrow window, the page takes the place of the form. Hidden, it is still rendered: thumbnails are copies of it. */
  ${belowLg} {
    &:not([data-page-open]) > * {
      grid-area: 1 / 1;
    }

    &:not([data-page-open]) > :last-child {
      visibility: hidden;
    }

    &[data-page-open] > main > :last-child {
      display: none;
    }

    &[data-page-open] {
      grid-template-rows: auto 1fr;
    }
  }

  ${from.lg} {
    grid-template-columns: minmax(420px, 1fr) minmax(0, 1fr);
  }
`

const Left = styled.main`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
`

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

const Content = styled.div`
  padding: ${space[4]};
  overflow-y: auto;

  &[data-view="source"] {
    padding: 0;
  }
`
