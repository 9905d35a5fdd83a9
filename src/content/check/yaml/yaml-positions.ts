import { isMap, isPair, isScalar, isSeq, type Node, parseDocument } from "yaml"
import type { Place } from "../diagnostic"
import { positionsIn } from "../position"

/** Find a field's value in the text, or its name with `key`. */
export type Locate = (
  path: readonly PropertyKey[],
  part?: "key" | "value",
) => Required<Pick<Place, "start" | "end">>

/**
 * Positions of the fields of a YAML text without a byte-order mark, which is parsed for the first one. The values are not
 * used: js-yaml reads them, as in Gatsby.
 */
export const yamlPositions = (text: string): Locate => {
  let parsed: ReturnType<typeof parseDocument> | undefined
  const positionAt = positionsIn(text)

  return (path, part = "value") => {
    parsed ??= parseDocument(text, { uniqueKeys: false, logLevel: "silent", prettyErrors: false })
    let node: Node | null = parsed.contents
    let last = node
    for (const [index, key] of path.entries()) {
      const child = step(node, key)
      if (!child) break
      last = part === "key" && index === path.length - 1 ? (child.key ?? child.value) : child.value
      node = child.value
    }
    const [start, end] = last?.range ?? [0, 0]
    return { start: positionAt(start), end: positionAt(end) }
  }
}

function step(node: Node | null, key: PropertyKey): { key: Node | null; value: Node } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(
      (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(key),
    )
    if (!pair) return undefined
    const name = pair.key as Node
    return { key: name, value: (pair.value as Node | null) ?? name }
  }
  if (isSeq(node)) {
    const item = node.items[Number(key)] as Node | undefined
    return item && { key: null, value: item }
  }
  return undefined
}
