import { autocompletion } from "@codemirror/autocomplete"
import { markdown, markdownLanguage } from "@codemirror/lang-markdown"
import { EditorView } from "@codemirror/view"
import styled from "@emotion/styled"
import { useMemo, useRef, useState } from "react"
import { color, radius, space } from "../../../theme/tokens"
import { ImageDialog, type ImageRequest } from "../images/image-dialog"
import { imagesIn } from "../images/read-image"
import { pictureOf } from "../preview/section-picture"
import { useStudio } from "../state/studio-context"
import { CodeEditor } from "../text/code-editor"
import { MarkdownToolbar } from "../text/markdown-toolbar"
import { slashMenu } from "../text/slash-menu"
import { useAllowedElements } from "./use-allowed-elements"

interface TextBlockProps {
  value: string
  onChange: (value: string) => void
  label: string
}

const language = markdown({ base: markdownLanguage })

/** Markdown as text with a toolbar, `/` for everything else, and images by drop and paste. */
export const TextBlock = ({ value, onChange, label }: TextBlockProps) => {
  const { model } = useStudio()
  const allowed = useAllowedElements()
  const view = useRef<EditorView>(undefined)
  const upload = useRef<HTMLInputElement>(null)
  const [request, setRequest] = useState<ImageRequest>()

  const extensions = useMemo(() => {
    const take = (data: DataTransfer | null, event: Event) => {
      const [image] = imagesIn(data)
      if (!image) return false
      event.preventDefault()
      setRequest(requestFor(image, () => view.current))
      return true
    }
    return [
      language,
      autocompletion({ icons: false, override: [slashMenu(allowed, (name) => pictureOf(name, model))] }),
      EditorView.domEventHandlers({
        drop: (event) => take(event.dataTransfer, event),
        paste: (event) => take(event.clipboardData, event),
      }),
    ]
  }, [allowed, model])

  return (
    <Box>
      <MarkdownToolbar view={view} onImage={() => upload.current?.click()} />
      <CodeEditor
        ref={view}
        value={value}
        onChange={onChange}
        label={label}
        extensions={extensions}
        isTrimmed
      />
      <input
        ref={upload}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ target }) => {
          const image = target.files?.[0]
          if (image) setRequest(requestFor(image, () => view.current))
          target.value = ""
        }}
      />
      {request ? <ImageDialog request={request} onClose={() => setRequest(undefined)} /> : null}
    </Box>
  )
}

/** Insert the image at the cursor, in a paragraph of its own. */
const requestFor = (image: File, view: () => EditorView | undefined): ImageRequest => ({
  image,
  alt: "",
  onSaved: (path, alt) => {
    const editor = view()
    if (!editor) return
    const { to } = editor.state.doc.lineAt(editor.state.selection.main.head)
    editor.dispatch({ changes: { from: to, insert: `\n\n![${alt}](${path})\n` } })
  },
})

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
