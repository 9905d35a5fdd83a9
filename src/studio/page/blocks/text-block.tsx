import { markdown, markdownLanguage } from "@codemirror/lang-markdown"
import { EditorView, keymap } from "@codemirror/view"
import styled from "@emotion/styled"
import { useMemo, useRef, useState } from "react"
import { color, radius, space } from "../../../theme/tokens"
import type { replaceBlock } from "../../source/edit-blocks"
import type { Range } from "../../source/parse-source"
import { useImageInput } from "../images/use-image-input"
import { useOpenEditor } from "../state/use-editor"
import { CodeEditor } from "../text/code-editor"
import { MarkdownToolbar } from "../text/markdown-toolbar"
import { Stack } from "../ui/controls"
import { InsertDialog } from "./insert-dialog"

interface TextBlockProps {
  /** Of the text in the file. */
  range: Range
  /** Of the block. */
  index: number
  replace: typeof replaceBlock
  label: string
  /** The name of the element that it is in. */
  parent?: string
}

const language = markdown({ base: markdownLanguage })

/** Markdown as text with a toolbar, `/` for everything else, and images by drop and paste. */
export const TextBlock = ({ range, index, replace, label, parent }: TextBlockProps) => {
  const { text, kind, edit } = useOpenEditor()
  const [isInserting, setIsInserting] = useState(false)
  const view = useRef<EditorView>(undefined)
  const { take, choose, element } = useImageInput(() => ({
    alt: "",
    onSaved: (path, alt) => insertParagraph(view.current, `![${alt}](${path})`),
  }))

  const extensions = useMemo(() => {
    const insert = ({ state }: EditorView) => {
      const isBlank = !state.doc.lineAt(state.selection.main.head).text.trim()
      if (isBlank) setIsInserting(true)
      return isBlank
    }
    return [
      language,
      EditorView.contentAttributes.of({ spellcheck: "true" }),
      EditorView.domEventHandlers({ drop: take, paste: take }),
      keymap.of([{ key: "/", run: insert }]),
    ]
  }, [take])

  return (
    <Box $gap={0}>
      <MarkdownToolbar view={view} onImage={choose} />
      <CodeEditor
        ref={view}
        value={text.slice(range.start, range.end).trim()}
        onChange={(mdx) => edit((current) => replace(current, kind, index, mdx), `${label} ${index}`)}
        label={label}
        extensions={extensions}
        isTrimmed
      />
      {element}
      {isInserting ? (
        <InsertDialog
          parent={parent}
          onClose={() => setIsInserting(false)}
          onInsert={(mdx) => insertParagraph(view.current, mdx)}
        />
      ) : null}
    </Box>
  )
}

/** Insert MDX at the blank line of the cursor, or below the line, as a paragraph of its own. */
const insertParagraph = (view: EditorView | undefined, mdx: string) => {
  if (!view) return
  const { doc, selection } = view.state
  const { number, text, to } = doc.lineAt(selection.main.head)
  const isBelowText = number > 1 && doc.line(number - 1).text.trim()
  const space = text.trim() ? "\n\n" : isBelowText ? "\n" : ""
  view.dispatch({ changes: { from: to, insert: `${space}${mdx}\n` } })
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
    box-shadow: 0 0 0 2px ${color.accentText};
  }

  &:not(:focus-within) > [role="toolbar"] {
    opacity: 0;
    pointer-events: none;
  }
`
