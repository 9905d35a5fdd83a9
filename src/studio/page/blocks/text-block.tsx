import { markdown, markdownLanguage } from "@codemirror/lang-markdown"
import { EditorView } from "@codemirror/view"
import styled from "@emotion/styled"
import { useMemo, useRef } from "react"
import { color, radius, space } from "../../../theme/tokens"
import { useImageInput } from "../images/use-image-input"
import { thumbnailOf } from "../preview/section-thumbnail"
import { useStudio } from "../state/studio-context"
import { useAllowedElements } from "../state/use-definitions"
import { CodeEditor } from "../text/code-editor"
import { MarkdownToolbar } from "../text/markdown-toolbar"
import { slashMenu } from "../text/slash-menu"

interface TextBlockProps {
  value: string
  onChange: (value: string) => void
  label: string
  /** The name of the element that it is in. */
  parent?: string
}

const language = markdown({ base: markdownLanguage })

/** Markdown as text with a toolbar, `/` for everything else, and images by drop and paste. */
export const TextBlock = ({ value, onChange, label, parent }: TextBlockProps) => {
  const { model } = useStudio()
  const allowed = useAllowedElements(parent)
  const view = useRef<EditorView>(undefined)
  const { take, choose, element } = useImageInput(() => ({
    alt: "",
    onSaved: (path, alt) => view.current && insertImage(view.current, path, alt),
  }))

  const complete = useMemo(() => slashMenu(allowed, (name) => thumbnailOf(name, model)), [allowed, model])
  const extensions = useMemo(
    () => [language, EditorView.domEventHandlers({ drop: take, paste: take })],
    [take],
  )

  return (
    <Box>
      <MarkdownToolbar view={view} onImage={choose} />
      <CodeEditor
        ref={view}
        value={value}
        onChange={onChange}
        label={label}
        complete={complete}
        extensions={extensions}
        isTrimmed
      />
      {element}
    </Box>
  )
}

/** Insert an image after the line of the cursor, as a paragraph of its own. */
const insertImage = (view: EditorView, path: string, alt: string) => {
  const { to } = view.state.doc.lineAt(view.state.selection.main.head)
  view.dispatch({ changes: { from: to, insert: `\n\n![${alt}](${path})\n` } })
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
