import type { Heading, Image, Nodes, Root } from "mdast"
import { sections } from "../content-model/sections"
import { isRemote, linkMistake, pictureMistake } from "./address"
import { altMistake } from "./alt-text"
import { checkBraces } from "./braces"
import { checkCodeFence } from "./code-fence"
import { checkLeftovers, shortened } from "./leftovers"
import { checkElement } from "./refuse-element"

/** Something in a body that the tree cannot hold, with its place in the file. */
export interface Refusal {
  line: number
  column: number
  /** The element or syntax, e.g. <Results>. */
  field: string
  message: string
}

export interface BodyRules {
  /** Names of sections this collection takes. */
  sections: readonly string[]
  /** The document's validated frontmatter, or null while it is invalid (then what depends on it is not checked). */
  fields: Record<string, unknown> | null
  /** The body is a text that documents share: it has no hero, headings and images. */
  isSnippet?: boolean
}

type Place = { position?: { start: { line: number; column: number } } | undefined }

/** Notes that a node is refused. */
export type Refuse = (node: Place, field: string, message: string) => void

/** A function that adds to a list of refusals. */
export const refuseInto =
  (found: Refusal[]): Refuse =>
  (node, field, message) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 }
    found.push({ line, column, field, message })
  }

/**
 * Everything in a parsed body that is refused: code, unknown elements and props, unsafe addresses, wrong headings,
 * sections without their data, marks that are shown as they are written. The tree is not changed.
 * @param text What was parsed.
 */
export const refusals = (root: Root, rules: BodyRules, text: string): Refusal[] => {
  const found: Refusal[] = []
  const placed = new Map<string, Nodes>()
  let depth = 1

  const refuse = refuseInto(found)

  const visit = (node: Nodes, parent: Nodes, grandparent: Nodes) => {
    switch (node.type) {
      case "mdxjsEsm":
        refuse(
          node,
          node.value.trimStart().split(/\s/)[0] ?? "import",
          "a document cannot import or export. Remove the line; sections need no import",
        )
        break
      case "mdxFlowExpression":
      case "mdxTextExpression":
        checkBraces(node, parent, refuse)
        break
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        checkElement(node, parent, rules, placed, refuse)
        if (sections[node.name ?? ""]?.heading) depth = Math.min(depth, 2)
        break
      case "footnoteDefinition":
        if (rules.isSnippet) refuse(node, "[^…]", "a snippet holds no footnotes. Write it in the documents")
        break
      case "heading":
        if (rules.isSnippet)
          refuse(node, "#".repeat(node.depth), "a snippet holds no headings. Write it in the documents")
        else checkHeading(node, parent, depth, refuse)
        checkLeftovers(node, text, refuse)
        depth = node.depth
        break
      case "link":
      case "definition":
        checkAddress(node, node.url, refuse)
        break
      case "image":
        if (rules.isSnippet && !isRemote(node.url))
          refuse(node, `image ${node.url}`, "a snippet holds no images. Put it into the documents")
        else checkImage(node, parent, grandparent, refuse)
        break
      case "imageReference":
        refuse(
          node,
          "image",
          'write the picture with its path in place: ![what it shows](./picture.jpg "caption")',
        )
        break
      case "code":
        checkCodeFence(node, text, refuse)
        break
      case "paragraph":
      case "tableCell":
        checkLeftovers(node, text, refuse)
        break
    }
    if ("children" in node) for (const child of node.children) visit(child, node, parent)
  }
  visit(root, root, root)

  if (!rules.isSnippet) checkHero(root, placed, refuse)
  return found
}

function checkHeading(node: Heading, parent: Nodes, previous: number, refuse: Refuse) {
  const marks = "#".repeat(node.depth)
  if (parent.type !== "root")
    refuse(node, marks, "a heading stands alone, not inside a quotation or list. Put it on a line of its own")
  if (node.depth === 1) refuse(node, marks, "the page's one h1 is the hero's title. Write ## here")
  else if (previous === 1 && node.depth > 2)
    refuse(node, marks, "skips a level: the first heading of a document is ##")
  else if (node.depth > previous + 1)
    refuse(
      node,
      marks,
      `skips a level: after ${"#".repeat(previous)} comes at most ${"#".repeat(previous + 1)}`,
    )
  if (!hasText(node)) refuse(node, marks, "the heading is empty. Write its text or remove the line")
}

const hasText = (node: Nodes): boolean =>
  "value" in node ? node.value.trim() !== "" : "children" in node && node.children.some(hasText)

/** Addresses a link may have. */
function checkAddress(node: Place, url: string, refuse: Refuse) {
  if (url === "")
    return refuse(node, "link", "the link leads nowhere. Write its address between the parentheses")
  const shown = url.replace(/[\s\p{Cc}]+/gu, " ")
  const mistake = linkMistake(url)
  if (mistake) refuse(node, `link ${shortened(shown)}`, mistake)
}

function checkImage(node: Image, parent: Nodes, grandparent: Nodes, refuse: Refuse) {
  const field = `image ${node.url}`
  const alone = parent.type === "paragraph" && parent.children.length === 1
  if (!alone || !["root", "mdxJsxFlowElement", "listItem"].includes(grandparent.type))
    refuse(node, field, "a picture stands alone: put it on a line of its own, with blank lines around it")
  const mistake = pictureMistake(node.url)
  if (mistake) refuse(node, field, mistake)
  const alt = altMistake(node.alt ?? "")
  if (alt) refuse(node, field, `${alt}. Say what it shows between the brackets: ![…]`)
}

function checkHero(root: Root, placed: Map<string, Nodes>, refuse: Refuse) {
  const first = root.children[0]
  const end = root.position && { position: { start: root.position.end } }
  if (!placed.has("Hero"))
    return refuse(
      first ?? end ?? {},
      "<Hero>",
      "is missing: the body starts with <Hero />, on a line of its own",
    )
  if (placed.get("Hero") !== first)
    refuse(placed.get("Hero") ?? {}, "<Hero>", "comes first: move it before everything else in the body")
}
