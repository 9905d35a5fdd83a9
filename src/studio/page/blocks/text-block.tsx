import { EditorView, keymap } from "@codemirror/view"
import styled from "@emotion/styled"
import { useCallback, useMemo, useRef, useState } from "react"
import { color, radius, space } from "../../host"
import { editText } from "../../source/edit-text"
import type { Range } from "../../source/parse-source"
import { cursorAfter, placeholderIn } from "../../source/placeholder"
import { useImageInput } from "../images/use-image-input"
import { usePaste } from "../paste/use-paste"
import { useOpenEditor } from "../state/use-editor"
import { CodeEditor } from "../text/code-editor"
import { LinkDialog } from "../text/link-dialog"
import { livePreview } from "../text/live-preview"
import { textLanguage } from "../text/markdown-language"
import { MarkdownToolbar, TextTools } from "../text/markdown-toolbar"
import { isInCode } from "../text/node-at"
import { textKeys } from "../text/text-keys"
import { useWidgets } from "../text/use-widgets"
import { editorIn } from "../text/widgets"
import { Stack } from "../ui/controls"
import { InsertDialog } from "./insert-dialog"

interface TextBlockProps {
  /** What is shown of it: `shownText`. */
  value: string
  /** Where it is now in the file. */
  place: { readonly current: Range }
  label: string
  /** The name of the element that it is in. */
  parent?: string
}

/** Markdown as text with a toolbar, `/` for everything else, and images by drop and paste. */
export const TextBlock = ({ value, place, label, parent }: TextBlockProps) => {
  const { kind, edit } = useOpenEditor()
  const [dialog, setDialog] = useState<"insert" | "link">()
  const link = useCallback(() => setDialog("link"), [])
  const view = useRef<EditorView>(undefined)
  const { take, choose, element } = useImageInput(() => ({
    alt: "",
    onSaved: (path, alt) => insertParagraph(view.current, `![${alt}](${path})`),
  }))

  const paste = usePaste()
  const widgets = useWidgets()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const extensions = useMemo(() => {
    const insert = ({ state }: EditorView) => {
      const { head } = state.selection.main
      const isBlank = !state.doc.lineAt(head).text.trim() && !isInCode(state, head)
      if (isBlank) setDialog("insert")
      return isBlank
    }
    return [
      textLanguage,
      livePreview,
      widgets.extension,
      textKeys,
      EditorView.contentAttributes.of({ spellcheck: "true" }),
      // The line of the cursor is never below the toolbar.
      EditorView.scrollMargins.of(() => ({ top: 48 })),
      paste.extension,
      EditorView.domEventHandlers({ drop: take, paste: take, click: (_, view) => selectPlaceholder(view) }),
      keymap.of([
        { key: "/", run: insert },
        {
          key: "Mod-k",
          run: () => {
            link()
            return true
          },
        },
      ]),
    ]
  }, [take, link, paste.extension, widgets.extension])

  return (
    <Box $gap={0}>
      <MarkdownToolbar view={view} slot={setSlot} onLink={link} onImage={choose} />
      <CodeEditor
        ref={view}
        value={value}
        onChange={(typing) => {
          // More than a letter, such as a paste, is a step of its own.
          const isStep = Math.abs(typing.after.length - typing.before.length) > 1
          const { start } = place.current
          edit(
            (current) => editText(current, kind, start, typing),
            isStep ? "" : `${label} ${start}`,
            !isStep,
          )
        }}
        label={label}
        extensions={extensions}
        isTrimmed
      />
      <TextTools value={{ slot, onLink: link }}>{widgets.elements}</TextTools>
      {element}
      {paste.element}
      {dialog === "insert" ? (
        <InsertDialog
          parent={parent}
          onClose={() => setDialog(undefined)}
          onPicture={choose}
          onInsert={(mdx) => insertParagraph(view.current, mdx, !parent && mdx.startsWith("<"))}
        />
      ) : null}
      {dialog === "link" && view.current ? (
        <LinkDialog
          view={editorIn(view.current.contentDOM) ?? view.current}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </Box>
  )
}

/** Select the placeholder that was clicked, so that typing replaces it. */
const selectPlaceholder = (view: EditorView) => {
  const { doc, selection } = view.state
  const { head, empty } = selection.main
  const found = placeholderIn(doc.toString(), doc.lineAt(head).from)
  if (found && empty && head >= found.start && head <= found.end)
    view.dispatch({ selection: { anchor: found.start, head: found.end } })
}

/**
 * Insert MDX at the blank line of the cursor, or below the line, as a paragraph of its own. The cursor is in its first
 * field, or behind it.
 * @param isBlock it is not part of this text any more: it and what is typed next have blank lines around them
 */
const insertParagraph = (view: EditorView | undefined, mdx: string, isBlock = false) => {
  if (!view) return
  const { doc, selection } = view.state
  const { number, text, to } = doc.lineAt(selection.main.head)
  const hasText = (line: number) => line > 0 && line <= doc.lines && doc.line(line).text.trim() !== ""
  const before = text.trim() ? "\n\n" : hasText(number - 1) ? "\n" : ""
  const { start, end } = mdx.startsWith("<") && !isBlock ? { start: mdx.length, end: 0 } : cursorAfter(mdx)
  const isBehind = start === mdx.length
  const after = isBehind ? (isBlock && !hasText(number + 1) ? "" : "\n\n") : hasText(number + 1) ? "\n" : ""
  const first = to + before.length
  const [anchor, head] = isBehind ? [first + start + after.length] : [first + start, first + end]
  view.dispatch({
    changes: { from: to, insert: before + mdx + after },
    selection: { anchor: anchor ?? first, head },
  })
}

const Box = styled(Stack)`
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.sm};
  font-size: 1rem;

  &:hover {
    background: ${color.bgSubtle};
  }

  &:focus-within {
    background: ${color.surface};
    outline: 2px solid transparent;
    box-shadow: 0 0 0 2px ${color.accentText};
  }

  /* Chromium does not match the former while the focus is in a popover. */
  &:not(:focus-within, :has(:popover-open)) > [role="toolbar"] {
    position: static;
    opacity: 0;
    pointer-events: none;
  }
`
