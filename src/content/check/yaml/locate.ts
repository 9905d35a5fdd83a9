import { type Document, isMap, isNode, isScalar, isSeq, type Scalar } from "yaml"
import type { Place, Position } from "../diagnostic"

/** Find a field's value in the text, or its name with `key`. */
export type Locate = (
  path: readonly PropertyKey[],
  part?: "key" | "value",
) => Required<Pick<Place, "start" | "end">>

export const locator =
  (contents: Document["contents"], positionAt: (offset: number) => Position): Locate =>
  (path, part = "value") => {
    let node: unknown = contents
    let last = contents
    for (const [index, name] of path.entries()) {
      const pair = isMap<Scalar>(node)
        ? node.items.find(({ key }) => isScalar(key) && key.value === String(name))
        : undefined
      node = isSeq(node) ? node.items[Number(name)] : (pair?.value ?? pair?.key)
      if (!isNode(node)) break
      last = pair && part === "key" && index === path.length - 1 ? pair.key : node
    }
    const [start, end] = last?.range ?? [0, 0]
    return { start: positionAt(start), end: positionAt(end) }
  }
