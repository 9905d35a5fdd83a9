import styled from "@emotion/styled"
import { lazy, Suspense, use, useEffect, useEffectEvent, useState } from "react"
import { offsetsIn } from "../../../content/browser"
import { valueAt } from "../../../util/value-at"
import type { Entry, Position } from "../../api"
import { from, space } from "../../host"
import { PageFrame, type Preview } from "../preview/page-frame"
import { previewPage } from "../preview/preview-page"
import { type Passage, revealPicked, revealPlace } from "../preview/reveal"
import { Part } from "../state/part"
import { StudioContext } from "../state/studio-context"
import { type Editor, EditorContext, useEditor, useOpenEditor } from "../state/use-editor"
import { useWindowEvent } from "../state/use-window-event"
import { Button, Notice } from "../ui/controls"
import { EditorBar, type View } from "./editor-bar"
import { FormView } from "./form-view"
import { HistoryView } from "./history-view"
import { ProblemsView } from "./problems-view"

interface EditorViewProps {
  /** The open file. */
  entry: Entry | undefined
  /** A place in the file to show, and how much is selected there. */
  at: (Position & { length: number }) | undefined
}

/**
 * What can be edited on the left, its page on the right. While no file is open, the page is loaded already; it begins to
 * come before the studio knows how to edit the file.
 */
export const EditorView = ({ entry, at }: EditorViewProps) => {
  const isReady = use(StudioContext) !== undefined
  const [preview, setPreview] = useState<Preview>()
  const [pageOf, setPageOf] = useState<string>()
  const isPageOpen = entry !== undefined && pageOf === entry.file
  return (
    <Panes hidden={!entry} data-page-open={isPageOpen || undefined}>
      {entry && isReady ? (
        <OpenFile
          key={entry.file}
          entry={entry}
          at={at}
          onPage={() => setPageOf((file) => (file === entry.file ? undefined : entry.file))}
          onPreview={setPreview}
        />
      ) : (
        <Left aria-busy />
      )}
      <PageFrame path={entry?.path ?? "/"} preview={preview} />
    </Panes>
  )
}

interface OpenFileProps extends EditorViewProps {
  entry: Entry
  onPage: () => void
  onPreview: (preview: Preview | undefined) => void
}

const OpenFile = ({ entry, at, onPage, onPreview }: OpenFileProps) => {
  const editor = useEditor(entry)
  const [view, setView] = useState<View>("edit")
  const { isOpen, document: shown, isShown, canUndo, canRedo, isDirty, isSaving, canAutosave } = editor
  useKeys(editor)
  const passage = useShownPlace(editor, at, view, setView)

  const pick = useEffectEvent((element: Element) => {
    const part = previewPage.keyOf(element)
    if (part === undefined) return
    setView("edit")
    setTimeout(() => revealPicked(element, part, editor))
  })
  useEffect(() => {
    onPreview({ isShown, document: shown, onPick: (element) => pick(element) })
    return () => onPreview(undefined)
  }, [onPreview, isShown, shown])

  if (!isOpen) return <Left aria-busy />
  const barContent = [
    ...[view, entry.title, canUndo, canRedo, isDirty, isSaving, canAutosave],
    ...[editor.ofFiles.length, editor.version],
    ...["draft", "publish"].map((name) => valueAt(editor.values, [name])),
  ]
  return (
    <Left aria-busy={false}>
      <Part editor={editor} shown={barContent} problems={editor.diagnostics}>
        <EditorBar view={view} onView={setView} onPage={onPage} />
      </Part>
      <Content data-view={view}>
        <Notices editor={editor} />
        {view === "edit" && editor.overlap !== "compared" ? (
          <FormView editor={editor} />
        ) : (
          <EditorContext value={editor}>
            <Suspense>
              <OtherView view={view} passage={passage} onView={setView} />
            </Suspense>
          </EditorContext>
        )}
      </Content>
    </Left>
  )
}

/** Save, undo and redo, wherever the focus is. */
const useKeys = ({ save, undo, redo }: Editor) =>
  useWindowEvent(
    "keydown",
    (event) => {
      const command = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : ""
      const action = { s: save, z: event.shiftKey ? redo : undo, y: redo }[command]
      if (!action || document.querySelector("dialog[open]")) return
      event.preventDefault()
      event.stopPropagation()
      action()
    },
    true,
  )

/** Show the place of a link in the form, or else in the source. */
const useShownPlace = (
  editor: Editor,
  at: EditorViewProps["at"],
  view: View,
  setView: (view: View) => void,
) => {
  const { isOpen, text, file } = editor
  const [passage, setPassage] = useState<Passage>()
  const showPlace = useEffectEvent(({ length, ...position }: Position & { length: number }) => {
    const offset = offsetsIn(text)(position)
    const found = { offset, words: text.slice(offset, offset + length) }
    const showSource = () => {
      setPassage(found)
      setView("source")
    }
    // The same link can be followed again.
    history.replaceState(null, "", `#${file}`)
    if (view === "source") return showSource()
    setView("edit")
    setTimeout(() => revealPlace(found, editor) || showSource())
  })
  useEffect(() => {
    if (isOpen && at) showPlace(at)
  }, [isOpen, at])
  return passage
}

// Loaded when they are needed: CodeMirror is large.
const SourceView = lazy(async () => ({ default: (await import("./source-view")).SourceView }))
const CompareView = lazy(async () => ({ default: (await import("./compare-view")).CompareView }))
const ConflictView = lazy(async () => ({ default: (await import("./compare-view")).ConflictView }))

interface OtherViewProps {
  view: View
  /** What is selected in the source. */
  passage: Passage | undefined
  onView: (view: View) => void
}

const OtherView = ({ view, passage, onView }: OtherViewProps) => {
  const { overlap, savedText } = useOpenEditor()
  if (overlap === "compared") return <ConflictView />
  if (view === "source") return <SourceView passage={passage} />
  if (view === "changes") return <CompareView original={savedText} action="Take back" />
  if (view === "history") return <HistoryView />
  return <ProblemsView onView={onView} />
}

const Notices = ({ editor }: { editor: Editor }) => (
  <>
    {editor.isKept ? null : (
      <Notice $tone="red" role="alert">
        The browser cannot keep this text: its storage is full or blocked. Save it before you leave this page.
      </Notice>
    )}
    {editor.isGone ? (
      <Notice $tone="red" role="status">
        This file was deleted or renamed meanwhile. What you have not saved stays in this browser, and is here
        again if the file is brought back, below the list of documents.
      </Notice>
    ) : null}
    {editor.overlap === "told" ? (
      <Notice role="status" action={<Button onClick={editor.compare}>Compare both</Button>}>
        Another person or program has changed the same place of this file.
      </Notice>
    ) : null}
    {editor.restored && !editor.overlap ? (
      <Notice action={<Button onClick={editor.takeFile}>Discard it</Button>}>
        Here is what you had not saved.
      </Notice>
    ) : null}
  </>
)

const belowLg = from.lg.replace("@media", "@media not all and")

const Panes = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  min-height: 0;

  &[hidden] {
    display: none;
  }

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

const Content = styled.div`
  padding: ${space[4]};
  overflow-y: auto;

  &[data-view="source"] {
    padding: 0;
  }
`
