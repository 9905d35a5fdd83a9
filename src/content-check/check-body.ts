import type { Root } from "mdast"
import { sections } from "../content-model/sections"
import { type BodyReferences, bodyReferences, noReferences } from "../mdx/body-references"
import { literalProps } from "../mdx/literal-props"
import { at, type Body, elementsOf, visitedNodes } from "./body/body"
import { parseLeniently } from "./body/parse-leniently"
import type { Report } from "./diagnostic"
import { rules } from "./rules"
import { fieldType } from "./rules/field-type"
import { isNestedTooDeeply } from "./rules/nesting"
import { validateFields } from "./validate-fields"

export interface CheckedBody {
  /** What could be parsed; null for nothing. */
  root: Root | null
  /** What the body refers to, and what can be referred to in it. */
  references: BodyReferences
}

/**
 * Check the body of a document.
 * @param source with as many line breaks before it as keep every line's number
 * @param context sections that the collection takes, and the document's valid fields
 */
export const checkBody = async (
  source: string,
  context: Pick<Body, "sections" | "fields">,
  report: Report,
): Promise<CheckedBody> => {
  if (isNestedTooDeeply(source, report)) return { root: null, references: noReferences }
  const { root, text, isRepaired } = await parseLeniently(source, report)
  if (!root) return { root, references: noReferences }
  const body: Body = { root, text, isRepaired, nodes: visitedNodes(root), ...context }
  for (const rule of rules) rule.body?.(body, report)
  checkAttributes(body, report)
  return { root, references: await bodyReferences(root) }
}

/** Check the attributes of sections against their definitions. */
function checkAttributes(body: Body, report: Report) {
  for (const { node } of elementsOf(body)) {
    const name = node.name ?? ""
    const definition = body.sections.includes(name) ? sections[name] : undefined
    if (!definition) continue
    const { props } = literalProps(node)
    validateFields(definition.props, props, (path, { rule, message, fix }) => {
      const prop = String(path[0])
      const attribute = node.attributes.find((item) => item.type === "mdxJsxAttribute" && item.name === prop)
      const place = at(attribute ?? node, `<${name} ${prop}>`)
      const isBare = attribute?.type === "mdxJsxAttribute" && attribute.value === null
      if (isBare && prop in definition.props.shape)
        report(fieldType, place, "has no value", `Write ${prop}="…"`)
      else report(rule, place, message, /several lines/.test(message) ? "Write it in one line" : fix)
    })
  }
}
