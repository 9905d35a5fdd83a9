import type { Root } from "mdast"
import { type BodyReferences, bodyReferences, noReferences } from "../compile/body-references"
import { literalProps } from "../compile/literal-props"
import { textFields } from "../model/walk-fields"
import { at, type Body, elementsOf, nameOf, visitedNodes } from "./body/body"
import { parseLeniently } from "./body/parse-leniently"
import { reportWords, type WrittenText } from "./check-words"
import type { Report } from "./diagnostic"
import { positionAt } from "./position"
import { rules } from "./rules"
import { code } from "./rules/code"
import { duplicate } from "./rules/duplicate"
import { fieldType } from "./rules/field-type"
import { isNestedTooDeeply } from "./rules/nesting"
import { validateFields } from "./validate-fields"

interface CheckedBody {
  /** What could be parsed; null for nothing. */
  root: Root | null
  /** What the body refers to, and what can be referred to in it. */
  references: BodyReferences
}

type BodyContext = Pick<Body, "model" | "sections" | "firstSections" | "fields" | "isSnippet">

/**
 * Check the body of a document or a snippet.
 * @param source with as many line breaks before it as keep every line's number
 * @param context sections that the collection takes, and the document's valid fields
 */
export const checkBody = async (
  source: string,
  context: BodyContext,
  report: Report,
): Promise<CheckedBody> => {
  const text = source.replaceAll("\r\n", "\n")
  return isNestedTooDeeply(text, report) ? unreadable : checkParsed(text, context, report)
}

const unreadable: CheckedBody = { root: null, references: noReferences }

async function checkParsed(source: string, context: BodyContext, report: Report) {
  const { root, text, removed } = await parseLeniently(source, context.model, report)
  if (!root) return unreadable
  const body: Body = { root, text, removed, nodes: visitedNodes(root), ...context }
  for (const rule of rules) {
    await rule.body?.(body, report)
    for (const visited of rule.node ? body.nodes : []) {
      const problem = rule.node?.(visited, body)
      if (problem) report(rule, at(visited.node, nameOf(visited.node, text)), ...problem)
    }
  }
  checkAttributes(body, report)
  reportWords(() => textsOf(body), text, report)
  return { root, references: await bodyReferences(root, context.model) }
}

/** Texts between marks, alternative texts and captions, and texts among the attributes. */
const textsOf = ({ nodes, text, model }: Body): WrittenText[] =>
  nodes.flatMap(({ node }) => {
    if (node.type === "text") return { ...at(node, ""), value: node.value }
    const field = nameOf(node, text)
    if (node.type === "image") {
      const place = at(node, field)
      const { start, end } = node.position ?? {}
      // Words of the alternative text can be in the caption too.
      const altEnd = text.slice(0, end?.offset).indexOf("](", start?.offset)
      const alt = altEnd < 0 ? place : { ...place, end: positionAt(text, altEnd) }
      const texts = [
        { ...alt, value: node.alt },
        { ...place, value: node.title },
      ]
      return texts.flatMap(({ value, ...one }) => (value ? { ...one, value } : []))
    }
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return []
    const schema = model.sections[node.name ?? ""]?.props
    if (!schema) return []
    return textFields(schema, literalProps(node).props).map(({ path, value }) => {
      const attribute = node.attributes.find((one) => "name" in one && one.name === path[0])
      return { ...at(attribute ?? node, field), value }
    })
  })

/** Check the attributes of sections against their definitions. */
function checkAttributes(body: Body, report: Report) {
  for (const { node } of elementsOf(body)) {
    const name = node.name ?? ""
    const definition = body.sections.includes(name) ? body.model.sections[name] : undefined
    if (!definition) continue
    const { props, code: withCode } = literalProps(node)
    const field = `<${name}>`
    for (const attribute of withCode)
      report(code, at(attribute, field), "the value of this attribute is code", literalFix)
    const named = node.attributes.flatMap((attribute) => ("name" in attribute ? [attribute] : []))
    for (const [index, attribute] of named.entries())
      if (named.findIndex((other) => other.name === attribute.name) < index)
        report(duplicate, at(attribute, field), `${attribute.name} is written twice`, "Remove one of the two")
    validateFields(definition.props, props, (path, _part, rule, message, fix) => {
      const prop = String(path[0])
      const attribute = named.find((candidate) => candidate.name === prop)
      const place = at(attribute ?? node, `<${name} ${prop}>`)
      if (attribute?.value === null && Object.hasOwn(definition.props.shape, prop))
        report(fieldType, place, "has no value", `Write ${prop}="…"`)
      else report(rule, place, message, /several lines/.test(String(message)) ? "Write it in one line" : fix)
    })
  }
}

const literalFix = "Write a text in quotes, a number, true or false, or a list of these"
