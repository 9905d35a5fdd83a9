import styled from "@emotion/styled"
import { type EditorState, Plugin, TextSelection } from "prosemirror-state"
import type { EditorView } from "prosemirror-view"
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react"
import { color, radius, space } from "../../host"
import { editText, type Typing, withFields } from "../../source/edit-text"
import type { Range } from "../../source/parse-source"
import { type OpenText, openText } from "../../source/rich-text/save-text"
import { isEmpty } from "../../source/rich-text/schema"
import { useImageInput } from "../images/use-image-input"
import { usePaste } from "../paste/use-paste"
import { useOpenEditor } from "../state/use-editor"
import { isPlaceholder } from "../text/commands"
import { insertMarkdown } from "../text/insert-markdown"
import { LinkDialog } from "../text/link-dialog"
import { useNodeViews } from "../text/node-views"
import type { TextProblem } from "../text/problem-marks"
import { TextEditor } from "../text/text-editor"
import { TextToolbar, toolbarState } from "../text/text-toolbar"
import { Notice, Stack } from "../ui/controls"
import { InsertDialog } from "./insert-dialog"

interface TextBlockProps {
  /** What is shown of it: `shownText`. */
  value: string
  /** Where it is now in the file. */
  place: { readonly current: Range }
  label: string
  problems: readonly TextProblem[]
  /** The name of the element that it is in. */
  parent?: string
}

/** A text. One that cannot be read is shown as source, until it has been corrected and left. */
export const TextBlock = ({ value, place, label, problems, parent }: TextBlockProps) => {
  const { kind, edit } = useOpenEditor()
  const live = useRef<OpenText>(undefined)
  const opened = useMemo(() => (live.current?.source === value ? live.current : openText(value)), [value])
  const [isSource, setIsSource] = useState(false)
  if (!opened && !isSource) setIsSource(true)
  const onChange = (typing: Typing) => {
    // More than a letter, such as a paste, is a step of its own.
    const isStep = Math.abs(typing.after.length - typing.before.length) > 1
    const { start } = place.current
    edit((current) => editText(current, kind, start, typing), isStep ? "" : `${label} ${start}`, !isStep)
  }
  if (opened && !isSource) return <RichText {...{ opened, live, label, problems, parent, onChange }} />
  return (
    <Stack $gap={1} onBlur={() => setIsSource(!opened)}>
      <Notice>This text has an error: here is its source.</Notice>
      <Suspense>
        <CodeEditor value={value} onChange={onChange} label={label} extensions={noExtensions} isTrimmed />
      </Suspense>
    </Stack>
  )
}

/** Loaded when it is needed: CodeMirror is large. */
const CodeEditor = lazy(async () => ({ default: (await import("../text/code-editor")).CodeEditor }))
const noExtensions: [] = []

interface RichTextProps extends Pick<TextBlockProps, "label" | "problems"> {
  opened: OpenText
  live: { current: OpenText | undefined }
  parent: string | undefined
  onChange: (typing: Typing) => void
}

/** A text with a toolbar, `/` for everything else, and images by drop and paste. */
const RichText = ({ parent, ...props }: RichTextProps) => {
  const { kind, schema, edit } = useOpenEditor()
  const [dialog, setDialog] = useState<"insert" | "link">()
  const [shown, setShown] = useState(noState)
  const link = useCallback(() => setDialog("link"), [])
  const view = useRef<EditorView>(undefined)
  const insert = (mdx: string) => view.current && insertMarkdown(view.current, mdx)
  const { take, choose, element } = useImageInput(() => ({
    alt: "",
    onSaved: (path, alt) => insert(`![${alt}](${path})`),
  }))
  const paste = usePaste(take)
  const { nodeViews, elements } = useNodeViews()
  const plugins = useMemo(() => [paste.plugin, openDialogs(setDialog)], [paste.plugin])
  const onUpdate = useCallback((state: EditorState) => setShown(toolbarState(state)), [])
  return (
    <Box $gap={0}>
      <TextToolbar view={view} shown={shown} onLink={link} onImage={choose} />
      <TextEditor {...{ ...props, view, plugins, nodeViews, onUpdate }} />
      {elements}
      {element}
      {paste.element}
      {dialog === "insert" ? (
        <InsertDialog
          parent={parent}
          onClose={() => setDialog(undefined)}
          onPicture={choose}
          onInsert={(mdx, fields) => {
            insert(mdx)
            if (fields) edit((text) => withFields(text, kind, fields, Object.keys(schema?.properties ?? {})))
          }}
        />
      ) : null}
      {dialog === "link" && view.current ? (
        <LinkDialog view={view.current} onClose={() => setDialog(undefined)} />
      ) : null}
    </Box>
  )
}

const noState = JSON.stringify({ active: [] })

/** `/` on an empty line opens all that can be inserted, and Ctrl+K the dialog of a link. A placeholder is selected by a click. */
const openDialogs = (open: (dialog: "insert" | "link") => void) =>
  new Plugin({
    props: {
      handleKeyDown: ({ state: { selection } }, { key, ctrlKey, metaKey }) => {
        const isLink = (ctrlKey || metaKey) && key.toLowerCase() === "k"
        const isInsert = key === "/" && selection.empty && isEmpty(selection.$from.parent)
        if (isLink || isInsert) open(isLink ? "link" : "insert")
        return isLink || isInsert
      },
      handleClick: (view, place) => {
        const { doc, tr, selection } = view.state
        const $place = doc.resolve(place)
        if (!selection.empty || !isPlaceholder($place.parent.textContent)) return false
        view.dispatch(tr.setSelection(TextSelection.create(doc, $place.start(), $place.end())))
        return true
      },
    },
  })

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
