import styled from "@emotion/styled"
import { useEffect, useRef } from "react"
import { color, radius } from "../../host"
import { previewPage } from "./preview-page"

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
    return previewPage.onChange(draw)
  }, [name, part])
  return <Frame ref={host} aria-hidden inert />
}

async function renderThumbnail(host: HTMLElement, name: string, part: string) {
  const section = previewPage.part(part) ?? (await previewPage.example(name))
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
