import { syntaxTree } from "@codemirror/language"
import { EditorView } from "@codemirror/view"
import { useMemo, useState } from "react"
import { ImageDialog, type ImageRequest } from "../images/image-dialog"
import { replaceText } from "../text/replace-text"
import { Hint } from "../ui/controls"
import { placeOfBlocks } from "./block-place"
import { type ClipboardMarkdown, clipboardMarkdown } from "./clipboard-markdown"

/** More is pasted as plain text. */
const maximum = 2_000_000

type Saved = { path: string; alt: string } | undefined

/** Paste and drop what other programs have copied, as Markdown. Pictures are asked for one by one. */
export const usePaste = () => {
  const [request, setRequest] = useState<ImageRequest & { onEnd: () => void }>()
  const [lost, setLost] = useState("")

  const extension = useMemo(() => {
    const ask = (image: File, alt: string) =>
      new Promise<Saved>((resolve) => {
        let saved: Saved
        const onSaved = (path: string, alt: string) => {
          saved = { path, alt }
        }
        const onEnd = () => {
          setRequest(undefined)
          resolve(saved)
        }
        setRequest({ image, alt, onSaved, onEnd })
      })
    const insert = async (view: EditorView, html: string, plain: string) => {
      const found = await clipboardMarkdown(html).catch(() => undefined)
      if (!found) return view.dispatch(view.state.replaceSelection(plain))
      const images: Saved[] = []
      let unread = 0
      for (const { src, alt } of found.pictures) {
        const file = fileOf(src, images.length + 1)
        unread += file ? 0 : 1
        images.push(file && (await ask(file, alt)))
      }
      insertMarkdown(view, found, images)
      view.focus()
      const pictures = unread
        ? [`${unread === 1 ? "a picture" : `${unread} pictures`} (save it, and add it here)`]
        : []
      setLost([...found.lost, ...pictures].join(", "))
    }
    let isPlain = false
    const take = (event: Event, view: EditorView, data: DataTransfer | null) => {
      setLost("")
      const html = data?.getData("text/html") ?? ""
      const plain = data?.getData("text/plain") ?? ""
      const wantsPlain = isPlain && plain !== ""
      isPlain = false
      // Of a picture, browsers also put its tag on the clipboard; of a text, Word and Excel also a picture.
      if (!html || !/\S/.test(new DOMParser().parseFromString(html, "text/html").body.textContent ?? ""))
        return false
      const { state } = view
      const isCode = /Code/.test(syntaxTree(state).resolveInner(state.selection.main.head).name)
      const isMarkdown = /"mode":"(?:markdown|mdx)"/.test(data?.getData("vscode-editor-data") ?? "")
      event.preventDefault()
      if (wantsPlain || isCode || isMarkdown || html.length > maximum)
        view.dispatch(state.replaceSelection(plain))
      else void insert(view, html, plain)
      return true
    }
    return EditorView.domEventHandlers({
      keydown: ({ shiftKey, key }) => {
        isPlain = shiftKey && key.toLowerCase() === "v"
        return false
      },
      paste: (event, view) => take(event, view, event.clipboardData),
      drop: (event, view) => {
        const anchor = view.posAtCoords({ x: event.clientX, y: event.clientY })
        if (anchor !== null && event.dataTransfer?.types.includes("text/html"))
          view.dispatch({ selection: { anchor } })
        return take(event, view, event.dataTransfer)
      },
    })
  }, [])

  const element = (
    <>
      <Hint aria-live="polite">{lost ? `Not pasted: ${lost}.` : ""}</Hint>
      {request ? <ImageDialog key={request.image.name} request={request} onClose={request.onEnd} /> : null}
    </>
  )
  return { extension, element }
}

/** A picture that is written in its address. Others are not loaded. */
function fileOf(src: string, number: number) {
  const [, type, data] = /^data:image\/(png|jpeg|webp|avif);base64,([\w+/=\s]+)$/.exec(src) ?? []
  if (!type || !data) return undefined
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  return new File([bytes], `picture-${number}.${type.replace("jpeg", "jpg")}`, { type: `image/${type}` })
}

/** In the line of the cursor, or as blocks. The cursor is behind it. */
function insertMarkdown(view: EditorView, { write, isInline }: ClipboardMarkdown, images: readonly Saved[]) {
  const markdown = write(images)
  if (isInline)
    return replaceText(view, view.state.selection.main.from, view.state.selection.main.to, markdown)
  const { from, to, start, end } = placeOfBlocks(view.state)
  return replaceText(view, from, to, start + markdown + end, from + start.length + markdown.length)
}
