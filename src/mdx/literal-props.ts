import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from "mdast-util-mdx-jsx"
import { literalValue, NotLiteral } from "./literal"

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
        if (statement?.type !== "ExpressionStatement") throw new NotLiteral()
        props[attribute.name] = literalValue(statement.expression)
      } catch {
        code.push(attribute)
      }
    else props[attribute.name] = attribute.value ?? true
  }
  return { props, code }
}
