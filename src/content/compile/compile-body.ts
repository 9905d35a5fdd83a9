import type { Nodes as HastNodes, Root as HastRoot } from "hast"
import type { Nodes, Root } from "mdast"
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx"
import { type ContentModel, isSection } from "../model/content-model"
import type { Collection } from "../model/define-collection"
import type { BodyElement, BodyNode, BodyProps, CompiledBody, ContentHeading, StoredBody } from "./body-tree"
import { highlightCode } from "./code/code-blocks"
import { esmPackages } from "./esm-packages"
import { literalProps, literalValue } from "./literal-props"
import { attribute } from "./nodes"
import { placeTextElements } from "./place-text-elements"
import { resolveNodes } from "./resolve-nodes"
import { anchorOf, createAnchors, sectionTitle, textOf } from "./titles"

/**
 * Compile a parsed body without errors to a JSON tree. Changes `root`.
 * @param layout in an article, the sections after the last text are no part of it
 */
export const compileBody = async (
  root: Root,
  model: ContentModel,
  layout?: Collection["layout"],
): Promise<CompiledBody> => {
  const { toHast, toJsxRuntime } = await esmPackages()
  const { anchorFor, isAnchor } = await createAnchors()
  const tableOfContents: ContentHeading[] = []
  const isText = (node: Nodes) => node.type !== "mdxJsxFlowElement" || !isSection(node.name ?? "", model)
  const end = layout === "article" ? root.children.findLastIndex(isText) : root.children.length
  root.children = root.children.map((node, index) => {
    if (node.type === "heading") {
      const title = textOf(node).trim()
      const id = anchorFor(title)
      if (node.depth <= 3) tableOfContents.push({ id, title, depth: node.depth })
      node.data = { hProperties: { id } }
    }
    return node.type === "mdxJsxFlowElement"
      ? placeSection(node, model, anchorFor, (entry) =>
          tableOfContents.push(index > end ? { ...entry, depth: 2 } : entry),
        )
      : node
  })
  const wordCount = countWords(root)
  resolveNodes(root, isAnchor)
  await highlightCode(root)

  const tree = group(placeFootnotes(toTree(toHast(root), toJsxRuntime), model), model)
  const names = tree.map(([name]) => name).filter((name) => isSection(name, model))
  return { tree, ...placeTextElements(tree, model), tableOfContents, sections: names, wordCount }
}

/** The same, with the tree as text. */
export const compileToText = async (...of: Parameters<typeof compileBody>): Promise<StoredBody> => {
  const { tree, ...body } = await compileBody(...of)
  return { ...body, tree: JSON.stringify(tree) }
}

/** Minutes of reading at 220 words a minute, at least one. */
export const readingTime = (wordCount: number) => Math.max(1, Math.round(wordCount / 220))

/** Add the `id` and `heading` props to a section; `label` instead of `heading` if it shows none. */
function placeSection(
  node: MdxJsxFlowElement,
  model: ContentModel,
  anchorFor: (title: string) => string,
  list: (heading: ContentHeading) => void,
) {
  const title = sectionTitle(node, model)
  if (title === undefined) return node
  const written = literalProps(node).props.heading
  const { quiet, supporting } = model.sections[node.name ?? ""] ?? {}
  const id = anchorFor(anchorOf(node, title))
  list({ id, title, depth: supporting ? 3 : 2 })
  const others = node.attributes.filter(
    (attribute) => !("name" in attribute && ["id", "heading"].includes(attribute.name)),
  )
  const name = quiet && !written ? "label" : "heading"
  return { ...node, attributes: [attribute("id", id), attribute(name, title), ...others] }
}

type ToJsxRuntime = Awaited<ReturnType<typeof esmPackages>>["toJsxRuntime"]

/** An element as an object: for hast-util-to-jsx-runtime, an array is a list of children. */
interface Unfinished {
  type: string
  props: BodyProps
  children: (string | Unfinished)[]
}

/** Convert hast to JSON by a JSX runtime, since hast-util-to-jsx-runtime translates property names to React's. */
function toTree(hast: HastRoot, toJsxRuntime: ToJsxRuntime): BodyNode[] {
  const jsx = (
    type: string,
    { children = [], ...props }: BodyProps & { children?: Unfinished["children"] },
  ): Unfinished => ({
    type,
    props: type === "input" ? { ...props, "aria-label": taskName(props) } : props,
    children: [children].flat(),
  })
  const root = toJsxRuntime(
    hast as HastNodes,
    {
      Fragment: "fragment",
      jsx,
      jsxs: jsx,
      // Only the names of sections (identifiers) and literal props are left to evaluate.
      createEvaluater: () => ({
        evaluateExpression: (expression) =>
          expression.type === "Identifier" ? expression.name : literalValue(expression as never),
        evaluateProgram: () => undefined,
      }),
      tableCellAlignToStyle: false,
    } as Parameters<ToJsxRuntime>[1],
  ) as unknown as Unfinished
  return root.children.map(toNode)
}

/** Accessible name of a task list's checkbox, which has no `<label>`. */
const taskName = ({ checked }: BodyProps) => (checked ? "Completed task" : "Open task")

const toNode = (element: string | Unfinished): BodyNode =>
  typeof element === "string"
    ? element
    : [
        element.type,
        Object.keys(element.props).length > 0 ? element.props : null,
        ...element.children.map(toNode),
      ]

/** Move the footnotes to the end of the text, before the sections that follow it. */
function placeFootnotes(nodes: readonly BodyNode[], model: ContentModel): BodyNode[] {
  const footnotes = nodes.filter(isFootnotes)
  const others = nodes.filter((node) => !isFootnotes(node))
  const end = others.findLastIndex((node) => typeof node !== "string" && !isSection(node[0], model)) + 1
  return others.toSpliced(end, 0, ...footnotes)
}

/** Whether a node is the list of footnotes. */
const isFootnotes = (node: BodyNode) =>
  typeof node !== "string" && node[0] === "section" && node[1]?.className === "footnotes"

/**
 * Group the text between two sections as `Prose`, with a `ProseBlock` for each h2 and for the footnotes, and a
 * `ProseWide` for each element that is as wide as the window.
 */
function group(nodes: BodyNode[], model: ContentModel): BodyElement[] {
  const tree: BodyElement[] = []
  let prose: BodyElement | undefined
  for (const node of nodes) {
    if (typeof node === "string") continue
    if (isSection(node[0], model)) {
      prose = undefined
      tree.push(node)
      continue
    }
    if (!prose) {
      prose = ["Prose", null]
      tree.push(prose)
    }
    const last = prose.at(-1) as BodyElement
    const isFirst = prose.length === 2
    if (model.sections[node[0]]?.wide) prose.push(["ProseWide", null, node])
    else if (isFirst || last[0] === "ProseWide" || node[0] === "h2" || isFootnotes(node))
      prose.push(["ProseBlock", null, node])
    else last.push(node)
  }
  return tree
}

type Tree = { type: string; value?: string; children?: Tree[] }

function countWords(node: Tree | Root): number {
  const { type, value, children } = node as Tree
  if (type === "text" || type === "inlineCode")
    return (value?.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,:%–-]*/gu) ?? []).length
  return (children ?? []).reduce((sum, child) => sum + countWords(child), 0)
}
