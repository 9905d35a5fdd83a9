import type { ElementContent, Element as HastElement } from "hast"
import { controlCharacters } from "../../../content/browser"
import { groupListItems, wordListItem } from "./word-lists"

export interface ClipboardContent {
  content: ElementContent[]
  /** Addresses of its pictures, with what they show. An image in the content has the index as its address. */
  pictures: { src: string; alt: string }[]
  /** What Markdown does not have, in words. */
  lost: Set<string>
}

/** What of a clipboard's HTML Markdown can have, as hast. The HTML is only read: its scripts and pictures are not loaded. */
export const clipboardContent = (html: string): ClipboardContent => {
  const found: ClipboardContent = { content: [], pictures: [], lost: new Set() }
  const { body } = new DOMParser().parseFromString(html, "text/html")
  found.content = contentOf(body, found, [])
  return found
}

const notContent = /^(?:script|style|template|head|title|meta|link|noscript|svg|math|col|colgroup|xml|w:.*)$/
const embedded = /^(?:iframe|object|embed|video|audio|canvas|button|select|textarea|form)$/
const marks: Record<string, string> = {
  b: "strong",
  strong: "strong",
  i: "em",
  em: "em",
  s: "del",
  del: "del",
}
const kept =
  /^(?:p|h[1-6]|ul|ol|li|blockquote|table|tr|td|th|hr|br|div|input|strong|em|del|code|dl|dt|dd|details|summary)$/

/** @param within the marks around it */
function contentOf(parent: Element, found: ClipboardContent, within: readonly string[]): ElementContent[] {
  const content = [...parent.childNodes].flatMap((node): ElementContent[] => {
    if (node.nodeType === node.ELEMENT_NODE) return elementOf(node as Element, found, within)
    const isText = node.nodeType === node.TEXT_NODE
    return isText ? [{ type: "text", value: cleaned(node.textContent ?? "") }] : []
  })
  return groupListItems(content, /^[ou]l$/.test(parent.localName))
}

const cleaned = (text: string) => text.replace(/\u00A0/g, " ").replace(controlCharacters, "")

function elementOf(node: Element, found: ClipboardContent, within: readonly string[]): ElementContent[] {
  const name = node.localName
  const style = node.getAttribute("style") ?? ""
  if (notContent.test(name) || /mso-list:\s*ignore|mso-hide:\s*all|display:\s*none/i.test(style)) return []
  if (embedded.test(name)) found.lost.add("embedded content")
  if (embedded.test(name) && name !== "form") return []
  if (name === "img") return pictureOf(node, found)
  if (isCode(node, style)) return [codeOf(node)]
  const added = marksOf(name, style, within)
  if (/underline/.test(style) || name === "u") if (!node.closest("a")) found.lost.add("underlining")
  const content = contentOf(node, found, [...within, ...added, ...(/^h\d$/.test(name) ? ["strong"] : [])])
  if (/^(?:sub|sup)$/.test(name)) return lowered(name, content)
  if (Number(node.getAttribute("colspan")) > 1 || Number(node.getAttribute("rowspan")) > 1)
    found.lost.add("merged cells")
  const marked = added.reduce((inner, mark) => [element(mark, inner)], content)
  const link = name === "a" ? (node.getAttribute("href") ?? "") : ""
  // Back from a note to its text.
  if (/^#(?:_(?:ftn|edn)ref\d+|sd\w+anc)$/.test(link)) return []
  const reference = link.startsWith("#") ? noteOf(link) : undefined
  if (reference) return [element("note-reference", [], { label: reference })]
  const label = name === "div" ? noteOf(node.id) : undefined
  if (label) return [element("note", marked, { label })]
  const href = link ? addressOf(link) : undefined
  if (href) return [element("a", marked, { href })]
  const item = wordListItem(node, marked)
  if (item) return [item]
  if (/^p$/.test(name) && /^Mso(?:Intense)?Quote/.test(node.className))
    return [element("blockquote", [element("p", marked)])]
  if (/^p$/.test(name) && /^MsoTitle/.test(node.className)) return [element("h1", marked)]
  const isAboveNotes = name === "hr" && node.closest("[style*='note-list']")
  if (isAboveNotes || (name === "br" && /page-break/.test(style))) return []
  return kept.test(name) && !(name in marks) ? [element(name, marked, propertiesOf(node, style))] : marked
}

/** The marks that an element adds, by its name or by its style, as Google Docs writes them. */
function marksOf(name: string, style: string, within: readonly string[]) {
  const weight = /(?<![\w-])font-weight:\s*(\w+)/.exec(style)?.[1] ?? ""
  const isPlain = (mark: string) =>
    mark === "strong"
      ? /^(?:normal|[1-5]00)$/.test(weight)
      : mark === "em" && /(?<![\w-])font-style:\s*normal/.test(style)
  const named = marks[name] && !isPlain(marks[name]) ? [marks[name]] : []
  const isInline = /^(?:span|font|a|b|i|strong|em|s|u|mark)$/.test(name)
  const styled = [
    /^(?:bold|[6-9]00)$/.test(weight) ? "strong" : "",
    /(?<![\w-])font-style:\s*italic/.test(style) ? "em" : "",
    /line-through/.test(style) ? "del" : "",
  ]
  const all = new Set([...named, ...(isInline ? styled : [])])
  return [...all].filter((mark) => mark && !within.includes(mark))
}

/** Only addresses that a page may link to. Those of Google's redirects are the ones behind them. */
function addressOf(href: string) {
  const target = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(href)?.[1]
  const address = (target ? decodeURIComponent(target) : href).trim()
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(address)
    ? address.replace(/[\s{}<>()]/g, (letter) =>
        encodeURIComponent(letter).replace("(", "%28").replace(")", "%29"),
      )
    : undefined
}

/** The label of a footnote or an endnote of Word or LibreOffice, by its id or by the address of a reference to it. */
const noteOf = (id: string) => {
  const [, isEnd, number] = /^#?_?(?:ftn|sdfootnote|(edn|sdendnote))(\d+)(?:sym)?$/.exec(id) ?? []
  return number && (isEnd ? `end-${number}` : number)
}

function pictureOf(node: Element, found: ClipboardContent): ElementContent[] {
  const src = node.getAttribute("src") ?? ""
  if (Number(node.getAttribute("width") ?? 2) < 2) return []
  const alt = cleaned(node.getAttribute("alt") ?? "")
    .replace(/\s+/g, " ")
    .trim()
  const index = found.pictures.push({ src, alt }) - 1
  return [element("img", [], { src: String(index), alt })]
}

/** Code with line breaks: of a page, or of an editor such as Visual Studio Code. */
const isCode = (node: Element, style: string) =>
  /^pre$/.test(node.localName) ||
  /^MsoSourceCode|^SourceCode/i.test(node.className) ||
  (node.localName === "code" && node.querySelector("br") !== null) ||
  (node.localName === "div" && /white-space:\s*pre(?!-)/.test(style) && /mono|consolas|menlo/i.test(style))

function codeOf(node: Element) {
  const copy = node.cloneNode(true) as Element
  for (const lineBreak of copy.querySelectorAll("br")) lineBreak.replaceWith("\u2028")
  for (const line of copy.querySelectorAll("div")) line.append("\u2028")
  const named = [node, ...node.querySelectorAll("code"), node.parentElement]
  const classes = named.map((one) => one?.className ?? "").join(" ")
  const language =
    /(?:language|lang|source)-([\w+#-]+)/.exec(classes)?.[1] ??
    node.getAttribute("data-language") ??
    undefined
  const written = copy.textContent ?? ""
  // Word wraps its lines anywhere.
  const lines =
    node.localName === "p" ? written.replace(/[ \t\r\n]+/g, " ").replace(/\u2028 /g, "\n") : written
  const value = cleaned(lines.replaceAll("\u2028", "\n")).replace(/^\n+|\s+$/g, "")
  const className = language ? [`language-${language}`] : []
  return element("pre", [element("code", [{ type: "text", value }], { className })])
}

/** Only what a letter or number may have, such as the 2 in H₂O. */
function lowered(name: string, content: ElementContent[]): ElementContent[] {
  const isShort = /^[\w+-]{1,8}$/.test(textOf(content))
  return isShort ? [element(name, content)] : content
}

const propertiesOf = (node: Element, style: string): HastElement["properties"] => ({
  ...Object.fromEntries(
    ["start", "type", "colspan", "rowspan"].flatMap((name) =>
      node.hasAttribute(name) ? [[name === "colspan" ? "colSpan" : name, node.getAttribute(name)]] : [],
    ),
  ),
  checked: node.hasAttribute("checked"),
  align: node.getAttribute("align") ?? /text-align:\s*(right|center)/.exec(style)?.[1],
})

/** The text of nodes, without their marks. */
export const textOf = (content: readonly ElementContent[]): string =>
  content
    .map((node) => ("children" in node ? textOf(node.children) : "value" in node ? node.value : ""))
    .join("")

const element = (
  tagName: string,
  children: ElementContent[],
  properties: HastElement["properties"] = {},
): HastElement => ({ type: "element", tagName, properties, children })
