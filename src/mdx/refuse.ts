import type { Heading, Image, Link, Nodes, Root } from "mdast"
import type { MdxJsxAttribute, MdxJsxExpressionAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx"
import { didYouMean } from "../content-model/nearest"
import { type SectionDefinition, sections } from "../content-model/sections"
import { validateFields } from "../content-model/validate-fields"
import { literalValue, NotLiteral } from "./literal"

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
}

/** Elements that may be written as HTML, without attributes. */
const plainElements = ["br", "kbd", "sub", "sup"]

/**
 * Everything in a parsed body that is refused: code, unknown elements and props, unsafe addresses, wrong headings,
 * sections without their data. The tree is not changed.
 */
export const refusals = (root: Root, rules: BodyRules): Refusal[] => {
  const found: Refusal[] = []
  const placed = new Map<string, Nodes>()
  let depth = 1

  const refuse = (node: Place, field: string, message: string) => found.push({ ...place(node), field, message })

  const visit = (node: Nodes, parent: Nodes) => {
    switch (node.type) {
      case "mdxjsEsm":
        refuse(node, node.value.trimStart().split(/\s/)[0] ?? "import", "a document cannot import or export. Remove the line; sections need no import")
        break
      case "mdxFlowExpression":
      case "mdxTextExpression":
        refuse(node, "{…}", expressionMessage(node.value))
        break
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        checkElement(node, parent, rules, placed, refuse)
        break
      case "heading":
        checkHeading(node, depth, refuse)
        depth = node.depth
        break
      case "link":
      case "definition":
        checkAddress(node.url, node, refuse)
        break
      case "image":
        checkImage(node, parent, refuse)
        break
      case "imageReference":
        refuse(node, "image", 'write the picture with its path in place: ![what it shows](./picture.jpg "caption")')
        break
    }
    if ("children" in node) for (const child of node.children) visit(child, node)
  }
  visit(root, root)

  checkHero(root, placed, refuse)
  return found
}

type Place = { position?: { start: { line: number; column: number } } | undefined }
type Refuse = (node: Place, field: string, message: string) => void

const place = (node: Place) => node.position?.start ?? { line: 1, column: 1 }

const expressionMessage = (value: string) =>
  /^\s*\/\*/.test(value)
    ? "comments are not kept. Remove it"
    : "braces hold code, and a document cannot run code. Write `{` and `}` in backticks, or leave them out"

type Element = MdxJsxFlowElement | MdxJsxTextElement

function checkElement(node: Element, parent: Nodes, rules: BodyRules, placed: Map<string, Nodes>, refuse: Refuse) {
  const name = node.name
  if (!name) return refuse(node, "<>", "an empty tag means nothing here. Remove it, or write `<` in backticks")
  if (plainElements.includes(name)) {
    for (const attribute of node.attributes)
      refuse(attribute, `<${name}>`, "takes no attributes here. Remove them")
    return
  }
  const definition = rules.sections.includes(name) ? sections[name] : undefined
  if (!definition) return refuse(node, `<${name}>`, unknownElement(name, rules.sections))

  if (node.type === "mdxJsxTextElement" || parent.type !== "root")
    return refuse(node, `<${name}>`, "a section stands alone: put it on a line of its own, with blank lines around it")
  if (node.children.length > 0)
    refuse(node, `<${name}>`, `a section holds no text. Write <${name} /> and put the text before or after it`)
  if (placed.has(name)) refuse(node, `<${name}>`, "is placed twice. Remove one of the two")
  placed.set(name, node)

  checkProps(node, name, definition, refuse)
  if (definition.field && rules.fields && isEmpty(rules.fields[definition.field]))
    refuse(node, `<${name}>`, `has nothing to show: the frontmatter has no "${definition.field}". Add it there, or remove the element`)
}

function unknownElement(name: string, names: readonly string[]) {
  if (name in sections) return `this section does not exist in this collection. Available: ${names.join(", ")}`
  if (/^[a-z]/.test(name))
    return `HTML elements are not possible here. Write Markdown, a section (${names.join(", ")}), or \`<${name}>\` in backticks`
  return `there is no section "${name}"${didYouMean(name, names) || `. Available: ${names.join(", ")}`}`
}

function checkProps(node: Element, name: string, definition: SectionDefinition, refuse: Refuse) {
  const { props, problems } = literalProps(node)
  for (const { attribute, message } of problems) refuse(attribute, `<${name}>`, message)
  const result = validateFields(definition.props, props)
  if (result.success) return
  for (const { path, message } of result.problems) {
    const attribute = node.attributes.find((item) => item.type === "mdxJsxAttribute" && item.name === path[0])
    refuse(attribute ?? node, `<${name} ${String(path[0])}>`, message)
  }
}

/** The props an editor wrote, evaluated; anything but a literal is a problem. */
export const literalProps = (node: Element) => {
  const props: Record<string, unknown> = {}
  const problems: { attribute: MdxJsxAttribute | MdxJsxExpressionAttribute; message: string }[] = []
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxExpressionAttribute") {
      problems.push({ attribute, message: 'spreads are code. Write each prop out: name="value"' })
      continue
    }
    const { name, value } = attribute
    if (value === null || value === undefined) props[name] = true
    else if (typeof value === "string") props[name] = value
    else {
      try {
        const statement = value.data?.estree?.body[0]
        if (statement?.type !== "ExpressionStatement") throw new NotLiteral()
        props[name] = literalValue(statement.expression)
      } catch {
        problems.push({
          attribute,
          message: `the value of ${name} is code, and a document cannot run code. Write a text in quotes, a number, true or false, or a list of these`,
        })
      }
    }
  }
  return { props, problems }
}

function checkHeading(node: Heading, previous: number, refuse: Refuse) {
  const marks = "#".repeat(node.depth)
  if (node.depth === 1) refuse(node, marks, "the page's one h1 is the hero's title. Write ## here")
  else if (node.depth > previous + 1)
    refuse(node, marks, `skips a level: after ${"#".repeat(previous)} comes at most ${"#".repeat(previous + 1)}`)
  if (node.children.length === 0) refuse(node, marks, "the heading is empty. Write its text or remove the line")
}

/** Addresses a link may have. */
function checkAddress(url: string, node: Link | Place, refuse: Refuse) {
  const field = `link ${url.length > 60 ? `${url.slice(0, 57)}…` : url}`
  if (url === "") return refuse(node, "link", "the link leads nowhere. Write its address between the parentheses")
  if (/^(https:\/\/|mailto:|tel:|#)/i.test(url) || /^\/(?!\/)/.test(url)) return
  if (/^http:\/\//i.test(url)) return refuse(node, field, "is not encrypted. Write https://")
  if (/^[a-z][a-z0-9+.-]*:/i.test(url.replace(/[\s\p{Cc}]/gu, "")))
    return refuse(node, field, "this kind of address is not possible. Write https://, mailto:, tel:, a path of this site or #anchor")
  refuse(node, field, "is neither a path of this site nor an address. Write e.g. /services/web-development/ or https://…")
}

function checkImage(node: Image, parent: Nodes, refuse: Refuse) {
  const field = `image ${node.url}`
  if (parent.type !== "paragraph" || parent.children.length !== 1)
    refuse(node, field, "stands inside a sentence or list. Put it on a line of its own, with blank lines around it")
  if (/^https:\/\//i.test(node.url)) {
    /* A remote picture: its address is kept. */
  } else if (!/^\.\/[^\\]+\.(jpe?g|png|webp|avif)$/.test(decodeURI(node.url)) || node.url.includes(".."))
    refuse(node, field, "is not a picture beside this file. Write e.g. ./screen-1.jpg (jpg, png, webp or avif)")
  if (!node.alt?.trim()) refuse(node, field, "has no alt text. Say what it shows between the brackets: ![…]")
}

function checkHero(root: Root, placed: Map<string, Nodes>, refuse: Refuse) {
  const first = root.children[0]
  if (!placed.has("Hero"))
    return refuse(first ?? {}, "<Hero>", "is missing: the body starts with <Hero />, on a line of its own")
  if (placed.get("Hero") !== first) refuse(placed.get("Hero") ?? {}, "<Hero>", "comes first: move it before everything else in the body")
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
