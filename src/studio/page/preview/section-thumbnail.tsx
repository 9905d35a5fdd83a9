import styled from "@emotion/styled"
import { useEffect, useRef } from "react"
import { color, radius } from "../../../site/theme/tokens"
import { observePage, pageDocument, pageEvents, partElement } from "./page-document"

interface SectionThumbnailProps {
  name: string
  /** Key of the part of the page that it copies. Default: the first section of this name below the head. */
  part?: string | undefined
}

/** What a section looks like: a copy of it from the page, or from the gallery, made small. */
export const SectionThumbnail = ({ name, part = `${name}-0` }: SectionThumbnailProps) => {
  const host = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const draw = () => host.current && renderThumbnail(host.current, name, part)
    draw()
    pageEvents.addEventListener("change", draw)
    return () => pageEvents.removeEventListener("change", draw)
  }, [name, part])
  return <Frame ref={host} aria-hidden inert />
}

async function renderThumbnail(host: HTMLElement, name: string, part: string) {
  const page = pageDocument()
  // The gallery would make the page wait; afterwards all thumbnails are drawn again.
  if (!page) return
  const section = partElement(page, part) ?? (await exampleOf(name))
  if (!section) return
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" })
  const copy = section.cloneNode(true) as Element
  for (const element of copy.querySelectorAll("script, iframe, video")) element.remove()
  const stage = document.createElement("div")
  stage.className = "stage"
  stage.append(copy)
  root.adoptedStyleSheets = [stylesOf(section.ownerDocument)]
  root.replaceChildren(stage)
}

/** A section from the gallery, which shows all of them. It is loaded when the first is needed. */
async function exampleOf(name: string) {
  gallery ??= new Promise((resolve) => {
    const frame = document.createElement("iframe")
    frame.src = "/gallery/"
    frame.hidden = true
    frame.onload = () => {
      // The gallery's sections render only after this event: observe it, to draw the thumbnails again.
      if (frame.contentDocument) observePage(frame.contentDocument)
      resolve(frame.contentDocument)
    }
    document.body.append(frame)
  })
  return (await gallery)?.querySelector(`[data-example="${CSS.escape(name)}"] > :not(style)`)
}

let gallery: Promise<Document | null> | undefined

/** The rules of a page for a copy of its parts. Its variables are those of the studio. */
function stylesOf(page: Document) {
  const size = [...page.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0)
  if (styles?.page === page && styles.size === size) return styles.sheet
  const rules = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
  const text = rules.filter((rule) => !rule.startsWith("@font-face")).join("\n") + stageStyles
  const sheet = styles?.text === text ? styles.sheet : new CSSStyleSheet()
  if (styles?.text !== text) sheet.replaceSync(text)
  styles = { page, size, text, sheet }
  return sheet
}

let styles: { page: Document; size: number; text: string; sheet: CSSStyleSheet } | undefined

const stageStyles = `
  :host { display: block; overflow: hidden; aspect-ratio: 16 / 10; container-type: inline-size; }
  .stage { width: 1280px; font-size: 17px; transform-origin: 0 0; transform: scale(calc(tan(atan2(100cqw, 1280px)))); }
`

const Frame = styled.span`
  display: block;
  flex: none;
  width: 112px;
  aspect-ratio: 16 / 10;
  border-radius: ${radius.xs};
  background: ${color.bgSunken};
  box-shadow: inset 0 0 0 1px ${color.border};
  overflow: hidden;
  content-visibility: auto;

  button > & {
    width: 100%;
  }
`
