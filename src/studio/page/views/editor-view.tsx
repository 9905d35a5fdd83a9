import styled from "@emotion/styled"
import { use, useEffect, useEffectEvent, useState } from "react"
import { offsetsIn } from "../../../content/browser"
import { valueAt } from "../../../util/value-at"
import type { Entry, Position } from "../../api"
import { from, space } from "../../host"
import { allBlocks } from "../../source/parse-source"
import { pageParts } from "../blocks/page-parts"
import { valuesOf } from "../form/field-text"
import { PageFrame, type Preview } from "../preview/page-frame"
import { previewPage } from "../preview/preview-page"
import {
  fieldWith,
  offsetOfText,
  revealBlock,
  revealField,
  revealInText,
  revealPlace,
  textElements,
} from "../preview/reveal"
import { Part } from "../state/part"
import { StudioContext } from "../state/studio-context"
import { EditorContext, useEditor } from "../state/use-editor"
import { Button, Notice } from "../ui/controls"
import { CompareView } from "./compare-view"
import { ConflictView } from "./conflict-view"
import { EditorBar, type View } from "./editor-bar"
import { FormView } from "./form-view"
import { HistoryView } from "./history-view"
import { ProblemsView } from "./problems-view"
import { SourceView } from "./source-view"

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
  const { undo, redo, save, source, text, model, document: shown, isShown } = editor

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

  const pick = useEffectEvent((element: Element) => {
    const part = previewPage.keyOf(element)
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
  })
  useEffect(() => {
    onPreview({ isShown, document: shown, onPick: (element) => pick(element) })
    return () => onPreview(undefined)
  }, [onPreview, isShown, shown])

  const {
    entry: { title },
    canUndo,
    canRedo,
    isDirty,
    isSaving,
    canAutosave,
    diagnostics,
    ofFiles,
    values,
    version,
  } = editor
  const isDraft = valueAt(values, ["draft"])
  const barContent = [
    ...[view, title, isDraft, canUndo, canRedo, isDirty, isSaving, canAutosave, ofFiles.length, version],
  ]

  const otherView = () => {
    if (editor.overlap === "compared") return <ConflictView />
    if (view === "source") return <SourceView />
    if (view === "changes") return <CompareView original={editor.savedText} action="Take back" />
    if (view === "history") return <HistoryView />
    return <ProblemsView onView={setView} />
  }

  return (
    <Left aria-busy={!editor.isOpen}>
      {editor.isOpen ? (
        <>
          <Part editor={editor} shown={barContent} problems={diagnostics}>
            <EditorBar view={view} onView={setView} onPage={onPage} />
          </Part>
          <Content data-view={view}>
            {editor.isKept ? null : (
              <Notice $tone="red" role="alert">
                <span>
                  The browser cannot keep this text: its storage is full or blocked. Save it before you leave
                  this page.
                </span>
              </Notice>
            )}
            {editor.isGone ? (
              <Notice $tone="red" role="status">
                <span>
                  This file was deleted or renamed meanwhile. What you have not saved stays in this browser,
                  and is here again if the file is brought back, below the list of documents.
                </span>
              </Notice>
            ) : null}
            {editor.overlap === "told" ? (
              <Notice role="status">
                <span>Another person or program has changed the same place of this file.</span>
                <Button onClick={editor.compare}>Compare both</Button>
              </Notice>
            ) : null}
            {editor.restored && !editor.overlap ? (
              <Notice>
                <span>Here is what you had not saved.</span>
                <Button onClick={editor.takeFile}>Discard it</Button>
              </Notice>
            ) : null}
            {view === "edit" && editor.overlap !== "compared" ? (
              <FormView editor={editor} />
            ) : (
              <EditorContext value={editor}>{otherView()}</EditorContext>
            )}
          </Content>
        </>
      ) : null}
    </Left>
  )
}

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
