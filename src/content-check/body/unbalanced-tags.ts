import type { Nodes } from "mdast"
import { esmPackages } from "../../mdx/esm-packages"
import { elementSyntax } from "../rules/element-syntax"
import { suggestionFor } from "../suggestion"
import { visitedNodes } from "./body"
import { isElement, misspeltTag, splitTags, strayTag, unclosedTag } from "./explain-tag"
import type { SyntaxProblem } from "./syntax-problem"

interface Tag {
  /** As written. */
  text: string
  name: string
  kind: "open" | "close" | "alone"
  /** The paragraph, entry, bold text and so on that it is in. Both tags of an element are in the same one. */
  parent: Nodes
  position: NonNullable<Nodes["position"]>
  /** The whole line, and where the tag begins in it. */
  line: string
  column: number
}

/** The tags that do not belong together, each with a problem at the element that must change. */
export const unbalancedTags = async (source: string): Promise<SyntaxProblem[]> => {
  const { tagParser } = await esmPackages()
  const lines = source.split(/\r?\n/)
  const tags = visitedNodes(tagParser.parse(source)).flatMap(({ node, parent }): Tag[] => {
    const { position } = node
    if (node.type !== "html" || !position) return []
    const [, slash, name = ""] = /^<\s*(\/?)\s*([^\s/>]*)/.exec(node.value) ?? []
    const kind = slash ? "close" : /\/\s*>$/.test(node.value) ? "alone" : "open"
    const { line, column } = position.start
    return [{ text: node.value, name, kind, parent, position, line: lines[line - 1] ?? "", column }]
  })
  return problemsOf(tags)
}

function problemsOf(tags: readonly Tag[]): SyntaxProblem[] {
  const problems: SyntaxProblem[] = []
  const report = (explained: ReturnType<typeof unclosedTag>, tag: Tag, ...others: Tag[]) => {
    const { rule, problem, columns } = explained
    const { start, end } = tag.position
    const place = columns
      ? { start: { line: start.line, column: columns[0] }, end: { line: start.line, column: columns[1] } }
      : { start, end }
    problems.push({ rule, problem, ...place, without: [tag, ...others].map(({ position }) => position) })
  }
  const open: Tag[] = []
  const closed = new Set<Tag>()
  for (const [index, tag] of tags.entries()) {
    if (tag.kind === "open") open.push(tag)
    if (tag.kind !== "close" || closed.has(tag)) continue
    const first = open.findLastIndex(({ name }) => name === tag.name)
    const [outer, ...inside] = first < 0 ? [] : open.splice(first)
    if (!outer) {
      const last = open.at(-1)
      const meant = last && suggestionFor(tag.name, [last.name]) ? open.pop() : undefined
      const isOpening = meant && isElement(tag.name) && !isElement(meant.name)
      if (isOpening) report(misspeltTag(meant, tag.name), meant, tag)
      else report(strayTag(tag, meant?.name), tag, ...(meant ? [meant] : []))
      continue
    }
    for (const inner of inside) {
      const next = tags.slice(index + 1).find(({ name, kind }) => name === inner.name && kind !== "alone")
      if (next?.kind === "close") closed.add(next)
      if (next?.kind === "close") report(endsAfter(inner, tag), inner, next)
      else report(unclosedTag(inner), inner)
    }
    if (outer.parent !== tag.parent) report(splitTags(outer), outer, tag)
  }
  for (const tag of open) report(unclosedTag(tag), tag)
  return problems
}

const endsAfter = ({ name }: Tag, outer: Tag) => ({
  rule: elementSyntax,
  problem: [
    `<${name}> is inside <${outer.name}>, but ends after it`,
    `Move </${name}> before </${outer.name}>`,
  ] as const,
})
