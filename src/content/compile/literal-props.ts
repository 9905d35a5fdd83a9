import type { Expression, Pattern, PrivateIdentifier, Property, SpreadElement } from "estree"
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from "mdast-util-mdx-jsx"

interface LiteralProps {
  props: Record<string, unknown>
  /** Attributes that would have to run to have a value. */
  code: (MdxJsxAttribute | MdxJsxExpressionAttribute)[]
}

/** The values of an element's attributes. */
export const literalProps = ({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): LiteralProps => {
  const props: LiteralProps["props"] = Object.create(null)
  const code: LiteralProps["code"] = []
  for (const attribute of attributes) {
    if (attribute.type === "mdxJsxExpressionAttribute") code.push(attribute)
    else if (typeof attribute.value === "object" && attribute.value !== null)
      try {
        const statement = attribute.value.data?.estree?.body[0]
        if (statement?.type !== "ExpressionStatement") throw new Error("not literal")
        props[attribute.name] = literalValue(statement.expression)
      } catch {
        code.push(attribute)
      }
    else props[attribute.name] = attribute.value ?? true
  }
  return { props, code }
}

/**
 * The value of a literal expression: strings, numbers, booleans, null, and arrays and objects of these.
 * @throws Error for everything else; bodies cannot run code.
 */
export const literalValue = (
  node: Expression | Pattern | SpreadElement | PrivateIdentifier | null,
): unknown => {
  switch (node?.type) {
    case "Literal":
      if ("regex" in node || "bigint" in node || node.value === Number.POSITIVE_INFINITY) break
      return node.value
    case "TemplateLiteral":
      if (node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? ""
      break
    case "UnaryExpression": {
      const value = node.operator === "-" && literalValue(node.argument)
      if (typeof value === "number") return -value
      break
    }
    case "ArrayExpression":
      return node.elements.map(literalValue)
    case "ObjectExpression":
      return Object.fromEntries(node.properties.map(property))
  }
  throw new Error("not literal")
}

function property(node: Property | SpreadElement): [string, unknown] {
  if (node.type !== "Property" || node.computed || node.kind !== "init" || node.method)
    throw new Error("not literal")
  const key = node.key.type === "Identifier" ? node.key.name : String(literalValue(node.key as Expression))
  return [key, literalValue(node.value)]
}
