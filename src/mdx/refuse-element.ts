import type { Nodes } from "mdast"
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from "mdast-util-mdx-jsx"
import type { SectionDefinition } from "../content-model/define-section"
import { didYouMean } from "../content-model/nearest"
import { isSection, sections } from "../content-model/sections"
import { validateFields } from "../content-model/validate-fields"
import { checkPlace } from "./check-place"
import { literalValue, NotLiteral } from "./literal"
import type { BodyRules, Refuse } from "./refuse"

type Element = MdxJsxFlowElement | MdxJsxTextElement

/** Elements that may be written as HTML, without attributes. */
const plainElements = ["br", "kbd", "sub", "sup"]

/** What to write in the place of an HTML element. */
const inMarkdown: Record<string, string> = {
  a: "[text](address)",
  b: "**text**",
  blockquote: "> before the quotation",
  code: "the code in backticks",
  del: "~~text~~",
  em: "*text*",
  h1: "## before the heading",
  h2: "## before the heading",
  h3: "### before the heading",
  hr: "--- on a line of its own",
  i: "*text*",
  img: '![what it shows](./picture.jpg "caption")',
  li: "a dash before each entry",
  ol: "1. before each entry",
  p: "the text alone, with blank lines around it",
  pre: "the code between lines of three backticks",
  s: "~~text~~",
  strong: "**text**",
  table: "a table of Markdown, with | between its cells",
  ul: "a dash before each entry",
}

const active = [
  "script",
  "style",
  "link",
  "meta",
  "iframe",
  "object",
  "embed",
  "video",
  "audio",
  "form",
  "input",
  "button",
]

/** Everything that is refused about one element: its name, its place, its props, a section without data. */
export function checkElement(
  node: Element,
  parent: Nodes,
  rules: BodyRules,
  placed: Map<string, Nodes>,
  refuse: Refuse,
) {
  const name = node.name
  if (!name)
    return refuse(node, "<>", "an empty tag means nothing here. Remove it, or write `<` in backticks")
  if (plainElements.includes(name)) {
    for (const attribute of node.attributes)
      refuse(attribute, `<${name}>`, "takes no attributes here. Remove them")
    return
  }
  const definition = rules.sections.includes(name) ? sections[name] : undefined
  if (!definition) return refuse(node, `<${name}>`, unknownElement(name, rules))

  if (!checkPlace(node, parent, definition, refuse)) return
  if (isSection(name) && placed.has(name)) refuse(node, `<${name}>`, "is placed twice. Remove one of the two")
  placed.set(name, node)

  checkProps(node, name, definition, refuse)
  if (definition.field && rules.fields && isEmpty(rules.fields[definition.field]))
    refuse(
      node,
      `<${name}>`,
      `has nothing to show: the frontmatter has no "${definition.field}". Add it there, or remove the element`,
    )
}

function unknownElement(name: string, { sections: names, isSnippet }: BodyRules) {
  const available = `Available: ${names.filter((known) => isSection(known)).join(", ")}`
  if (isSnippet && Object.hasOwn(sections, name))
    return "is not possible in a snippet. Write it in the documents"
  if (Object.hasOwn(sections, name)) return `this section does not exist in this collection. ${available}`
  const hint = didYouMean(name, names)
  const isElement = /^[A-Z]/.test(name) || names.some((known) => known.toLowerCase() === name.toLowerCase())
  if (isElement) return `there is no section "${name}"${hint || `. ${available}`}`
  const markdown = Object.hasOwn(inMarkdown, name) ? inMarkdown[name] : undefined
  if (markdown) return `HTML is not possible here. Write ${markdown}`
  return active.includes(name)
    ? "scripts, styles, forms and embedded pages are not possible here. Remove it, or link to the page that has it"
    : "HTML is not possible here. Write the text in Markdown, without the element"
}

function checkProps(node: Element, name: string, definition: SectionDefinition, refuse: Refuse) {
  const { props, problems } = literalProps(node)
  for (const { attribute, message } of problems) refuse(attribute, `<${name}>`, message)
  const result = validateFields(definition.props, props)
  if (result.success) return
  for (const { path, message } of result.problems) {
    const prop = String(path[0])
    const attribute = node.attributes.find((item) => item.type === "mdxJsxAttribute" && item.name === prop)
    const bare =
      attribute?.type === "mdxJsxAttribute" && attribute.value === null && prop in definition.props.shape
    const value = props[prop]
    const told = bare
      ? `has no value. Write ${prop}="…"`
      : typeof value === "string" && /[\r\n]/.test(value)
        ? "spans several lines. Write it in one"
        : message
    refuse(attribute ?? node, `<${name} ${prop}>`, told)
  }
}

interface LiteralProps {
  props: Record<string, unknown>
  problems: { attribute: MdxJsxAttribute | MdxJsxExpressionAttribute; message: string }[]
}

/** The props an editor wrote, evaluated; anything but a literal is a problem. */
export const literalProps = (node: Element): LiteralProps => {
  const props: LiteralProps["props"] = Object.create(null)
  const problems: LiteralProps["problems"] = []
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxExpressionAttribute") {
      problems.push({ attribute, message: 'spreads are code. Write each prop out: name="value"' })
      continue
    }
    const { name, value } = attribute
    if (name in props)
      problems.push({ attribute, message: `${name} is written twice. Remove one of the two` })
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

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
