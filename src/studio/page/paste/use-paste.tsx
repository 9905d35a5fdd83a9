import { Plugin, TextSelection } from "prosemirror-state"
import type { EditorView } from "prosemirror-view"
import { useMemo, useState } from "react"
import { nodesOf } from "../../source/rich-text/read-document"
import { ImageDialog, type ImageRequest } from "../images/image-dialog"
import { Hint } from "../ui/controls"
import { clipboardMarkdown, type SavedImage } from "./clipboard-markdown"
import { blocksOfText, insertBlocks, markdownOf, sliceOf } from "./slices"

/** Characters of HTML: more is pasted as plain text. */
const longestHtml = 2_000_000
/** Characters of text: more would hold up the page for seconds. */
const longestText = 200_000

/**
 * Paste and drop what other programs have copied, as far as Markdown has it. Pictures are asked for one by one.
 * @param takeFiles called with what has no text
 */
export const usePaste = (takeFiles: (event: ClipboardEvent | DragEvent) => boolean) => {
  const [request, setRequest] = useState<ImageRequest & { onEnd: () => void }>()
  const [lost, setLost] = useState("")

  const plugin = useMemo(() => {
    const ask = (image: File, alt: string) =>
      new Promise<SavedImage>((resolve) => {
        let saved: SavedImage
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
      if (!found) return insertBlocks(view, blocksOfText(plain))
      const images: SavedImage[] = []
      let unread = 0
      for (const { src, alt } of found.pictures) {
        const file = fileOf(src, images.length + 1)
        unread += file ? 0 : 1
        images.push(file && (await ask(file, alt)))
      }
      insertBlocks(view, nodesOf(found.blocks(images)))
      view.focus()
      const pictures = unread
        ? [`${unread === 1 ? "a picture" : `${unread} pictures`} (save it, and add it here)`]
        : []
      setLost([...found.lost, ...pictures].join(", "))
    }
    let isPlain = false
    const take = (view: EditorView, event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
      setLost("")
      const html = data?.getData("text/html") ?? ""
      const plain = data?.getData("text/plain") ?? ""
      if (plain.length > longestText) {
        setLost(`more than ${longestText.toLocaleString()} characters. Paste them in parts`)
        return true
      }
      const wantsPlain = isPlain && plain !== ""
      isPlain = false
      const { code } = view.state.selection.$from.parent.type.spec
      // What is copied here is Markdown as text; spaces around a part of a sentence are only in its HTML.
      const isOwn = html.includes("data-pm-slice")
      if (code || wantsPlain || (isOwn && !/<(?:p|[ou]l|h\d|pre|table|aside|section|div|img)\b/.test(html)))
        return false
      // Of a picture, browsers also put its tag on the clipboard; of a text, Word and Excel also a picture.
      const hasText = /\S/.test(new DOMParser().parseFromString(html, "text/html").body.textContent ?? "")
      if (!hasText && takeFiles(event)) return true
      const isMarkdown = /"mode":"(?:markdown|mdx)"/.test(data?.getData("vscode-editor-data") ?? "")
      if (!hasText && !plain) return false
      if (!hasText || isOwn || isMarkdown || html.length > longestHtml)
        insertBlocks(view, blocksOfText(plain))
      else void insert(view, html, plain)
      return true
    }
    return new Plugin({
      props: {
        handleKeyDown: (_, { shiftKey, key }) => {
          isPlain = shiftKey && key.toLowerCase() === "v"
          return false
        },
        handlePaste: (view, event) => take(view, event, event.clipboardData),
        handleDrop: (view, event, _, isMoved) => {
          if (isMoved) return false
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
          const { doc, tr } = view.state
          if (place) view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))))
          return take(view, event, event.dataTransfer)
        },
        clipboardTextParser: (text, _, isPlainText) => sliceOf(blocksOfText(text, isPlainText)),
        clipboardTextSerializer: ({ content }) => markdownOf(content),
      },
    })
  }, [takeFiles])

  const element = (
    <>
      <Hint aria-live="polite">{lost ? `Not pasted: ${lost}.` : ""}</Hint>
      {request ? <ImageDialog key={request.image.name} request={request} onClose={request.onEnd} /> : null}
    </>
  )
  return { plugin, element }
}

/** A picture that is written in its address. Others are not loaded. */
function fileOf(src: string, number: number) {
  const [, type, data] = /^data:image\/(png|jpeg|webp|avif);base64,([\w+/=\s]+)$/.exec(src) ?? []
  if (!type || !data) return undefined
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  return new File([bytes], `picture-${number}.${type.replace("jpeg", "jpg")}`, { type: `image/${type}` })
}
