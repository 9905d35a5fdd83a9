import { isValidElement, type JSX, type ReactNode } from "react"

/** The JSX that makes an element of a component, as one would write it; undefined for anything else. */
export const jsxSource = (node: ReactNode): string | undefined => {
  if (!isValidElement<Record<string, unknown>>(node)) return undefined
  const name = nameOf(node.type)
  if (!name) return undefined
  const { children, ...props } = node.props
  const attributes = Object.entries(props).flatMap(([key, value]) =>
    value === undefined ? [] : [attribute(key, value)],
  )
  const start = [name, ...attributes].join(attributes.join(" ").length > 90 ? "\n  " : " ")
  const inside = childrenSource(children)
  return inside === "" ? `<${start} />` : `<${start}>${inside}</${name}>`
}

function nameOf(type: unknown): string | undefined {
  if (typeof type === "string") return type
  return typeof type === "function"
    ? ((type as JSX.ElementType & { displayName?: string }).displayName ?? type.name)
    : undefined
}

function attribute(key: string, value: unknown): string {
  if (value === true) return key
  if (typeof value === "string")
    return value.includes('"') ? `${key}={${JSON.stringify(value)}}` : `${key}="${value}"`
  return `${key}={${expression(value)}}`
}

/** Pictures and functions are data or behaviour of the page: their place is enough. */
function expression(value: unknown): string {
  if (typeof value === "function") return "…"
  if (isValidElement(value)) return jsxSource(value) ?? "…"
  if (Array.isArray(value)) return `[${value.map(expression).join(", ")}]`
  if (typeof value === "object" && value !== null) {
    if ("images" in value) return "picture"
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${key}: ${expression(one)}`)
      .join(", ")} }`
  }
  return JSON.stringify(value) ?? "undefined"
}

function childrenSource(children: unknown): string {
  if (children === undefined || children === null || children === false) return ""
  if (Array.isArray(children)) return children.map(childrenSource).join("")
  return isValidElement(children) ? (jsxSource(children) ?? "…") : String(children)
}
