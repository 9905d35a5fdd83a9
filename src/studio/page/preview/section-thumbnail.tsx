import styled from "@emotion/styled"
import { useEffect, useRef } from "react"
import { color, radius } from "../../../theme/tokens"
import { exampleOf } from "./gallery"
import { pageDocument, pageEvents, sectionElement } from "./page-document"

const width = 1280

/** What a section looks like: a copy of it from the page, or from the gallery, made small. */
export const SectionThumbnail = ({ name }: { name: string }) => {
  const host = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const draw = () => host.current && renderThumbnail(host.current, name)
    draw()
    pageEvents.addEventListener("change", draw)
    return () => pageEvents.removeEventListener("change", draw)
  }, [name])
  return <Frame ref={host} aria-hidden inert />
}

async function renderThumbnail(host: HTMLElement, name: string) {
  const page = pageDocument()
  const section = (page && sectionElement(page, name)) ?? (await exampleOf(name))
  if (!section) return
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" })
  const copy = section.cloneNode(true) as Element
  for (const element of copy.querySelectorAll("script, iframe, video")) element.remove()
  const stage = document.createElement("div")
  stage.className = "stage"
  stage.append(copy)
  root.adoptedStyleSheets = [stylesOf(section.ownerDocument), stageStyles()]
  root.replaceChildren(stage)
}

/** The rules of a page for a copy of its parts. Its variables are those of the studio. */
const stylesOf = (page: Document) => {
  const rules = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
  const text = rules.filter((rule) => !rule.startsWith("@font-face")).join("\n")
  if (styles?.text !== text) {
    styles = { text, sheet: new CSSStyleSheet() }
    styles.sheet.replaceSync(text)
  }
  return styles.sheet
}

let styles: { text: string; sheet: CSSStyleSheet } | undefined

const stageStyles = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :host { display: block; overflow: hidden; aspect-ratio: 16 / 10; container-type: inline-size; }
    .stage { width: ${width}px; font-size: 17px; transform-origin: 0 0; transform: scale(calc(tan(atan2(100cqw, ${width}px)))); }
  `)
  return sheet
}

const Frame = styled.span`
  display: block;
  flex: none;
  width: 112px;
  aspect-ratio: 16 / 10;
  border-radius: ${radius.xs};
  background: ${color.bgSunken};
  box-shadow: inset 0 0 0 1px ${color.border};
  overflow: hidden;

  button > & {
    width: 100%;
  }
`
