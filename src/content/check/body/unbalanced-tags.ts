import type { Nodes } from "mdast"
import { esmPackages } from "../../compile/esm-packages"
import type { ContentModel } from "../../model/content-model"
import { isHtml, isPart } from "../rules/html"
import { suggestionFor } from "../suggestion"
import { visitedNodes } from "./body"
import {
  explained,
  isElement,
  misspeltTag,
  type SyntaxProblem,
  splitTags,
  strayTag,
  unclosedTag,
  type WrittenTag,
} from "./explain-tag"

interface Tag extends WrittenTag {
  kind: "open" | "close" | "alone"
  /** The paragraph, entry, bold text and so on that it is in. Both tags of an element are in the same one. */
  parent: Nodes
}

/**
 * The tags that do not belong together, each with a problem at the element that must change.
 * @param original the source with what was left out so far
 */
export const unbalancedTags = async (
  source: string,
  original: string,
  model: ContentModel,
): Promise<SyntaxProblem[]> => {
  const { tagParser } = await esmPackages()
  const lines = source.split("\n")
  const tags = visitedNodes(tagParser.parse(source)).flatMap(({ node, parent }): Tag[] => {
    const { position } = node
    if (node.type !== "html" || !position) return []
    const [, slash, name = ""] = /^<\s*(\/?)\s*([^\s/>]*)/.exec(node.value) ?? []
    const kind = slash ? "close" : /\/\s*>$/.test(node.value) ? "alone" : "open"
    const line = lines[position.start.line - 1] ?? ""
    return [{ text: node.value, name, kind, parent, ...position, line }]
  })
  const leftOut = original.split(/\r?\n/).filter((line, index) => line !== lines[index])
  return problemsOf(tags, leftOut, model)
}

function problemsOf(tags: readonly Tag[], leftOut: readonly string[], model: ContentModel): SyntaxProblem[] {
  const problems: SyntaxProblem[] = []
  const report = (problem: SyntaxProblem, tag: Tag, ...others: Tag[]) => {
    // Its opening tag has an error of its own.
    const isReported =
      tag.kind === "close" &&
      leftOut.some((line) => line.includes(`${tag.name} `) || line.includes(`${tag.name}>`))
    problems.push({ ...problem, isReported, without: [tag, ...others] })
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
      const areBoth = isElement(tag.name, model) && isElement(last?.name ?? "", model)
      const meant = last && !areBoth && suggestionFor(tag.name, [last.name]) ? open.pop() : undefined
      if (!meant) report(strayTag(tag, model), tag)
      else if (isElement(tag.name, model)) report(misspeltTag(meant, tag.name), meant, tag)
      else report(strayTag(tag, model, meant.name), tag, meant)
      continue
    }
    for (const inner of inside) {
      const next = tags.slice(index + 1).find(({ name, kind }) => name === inner.name && kind !== "alone")
      if (next?.kind === "close") {
        closed.add(next)
        const message = `<${inner.name}> is inside <${outer.name}>, but ends after it`
        report(explained(inner, message, `Move </${inner.name}> before </${outer.name}>`), inner, next)
      } else if (isPart(inner.name) && isHtml(outer.name))
        problems.push({ ...unclosedTag(inner, model), isReported: true, without: [inner] })
      else report(unclosedTag(inner, model), inner)
    }
    if (outer.parent !== tag.parent) report(splitTags(outer, model), outer, tag)
  }
  for (const tag of open) report(unclosedTag(tag, model), tag)
  return problems
}
