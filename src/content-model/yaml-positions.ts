import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml"

export interface Position {
  line: number
  column: number
}

/** Says where in the file a field stands; `key` asks for its name instead of its value. */
export type Locate = (path: readonly PropertyKey[], part?: "key" | "value") => Position

/**
 * Positions of the fields of a YAML text. Values are never read from here (js-yaml does that, as Gatsby does); it is
 * only made when there is a mistake to point at.
 * @param firstLine Line of the file, from 1, on which the text starts.
 */
export const yamlPositions = (text: string, firstLine = 1): Locate => {
  const lines = new LineCounter()
  // A byte-order mark is no column of an editor's, and the parser does not expect it.
  const document = parseDocument(text.replace(/^\uFEFF/, ""), {
    lineCounter: lines,
    uniqueKeys: false,
    logLevel: "silent",
  })
  const position = (node: Node | null | undefined): Position => {
    const { line, col } = lines.linePos(node?.range?.[0] ?? 0)
    return { line: line + firstLine - 1, column: col }
  }

  return (path, part = "value") => {
    let node: Node | null = document.contents
    let last = node
    for (const [index, key] of path.entries()) {
      const child = step(node, key)
      if (!child) break
      last = part === "key" && index === path.length - 1 ? (child.key ?? child.value) : child.value
      node = child.value
    }
    return position(last)
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
