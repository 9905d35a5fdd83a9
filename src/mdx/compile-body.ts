import type { Nodes as HastNodes, Root as HastRoot } from "hast"
import type { Image, Paragraph, Root } from "mdast"
import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx"
import { sections } from "../content-model/sections"
import type { BodyElement, BodyNode, BodyProps, CompiledBody, ContentHeading } from "./body-tree"
import { esmPackages } from "./esm-packages"
import { literalValue } from "./literal"
import { type BodyRules, literalProps, type Refusal, refusals } from "./refuse"

export type CompileResult = { success: true; body: CompiledBody } | { success: false; refusals: Refusal[] }

/**
 * Compiles the body of a document to its JSON tree.
 * @param source The whole file with the frontmatter's characters replaced by spaces, so that positions are the file's.
 */
export const compileBody = async (source: string, rules: BodyRules): Promise<CompileResult> => {
  const { parser, toHast, toJsxRuntime, Slugger } = await esmPackages()

  let root: Root
  try {
    root = parser.parse(source)
  } catch (error) {
    return { success: false, refusals: [syntaxRefusal(error)] }
  }
  const refused = refusals(root, rules)
  if (refused.length > 0) return { success: false, refusals: refused }

  const slugger = new Slugger()
  const slug = (title: string) => slugger.slug(title)
  const images: string[] = []
  const links: string[] = []
  const tableOfContents: ContentHeading[] = []
  root.children = root.children.map((node) => {
    if (node.type === "heading") {
      const title = textOf(node)
      const id = slug(title)
      if (node.depth <= 3) tableOfContents.push({ id, title, depth: node.depth })
      node.data = { hProperties: { id } }
    }
    if (node.type === "mdxJsxFlowElement") return placeSection(node, slug, tableOfContents)
    const picture = node.type === "paragraph" ? onlyImage(node) : undefined
    return picture ? figure(picture, images) : node
  })
  collectLinks(root, links)
  const wordCount = countWords(root)

  const tree = group(toTree(toHast(root), toJsxRuntime))
  return { success: true, body: { tree, images, tableOfContents, links, wordCount } }
}

/** Minutes of reading at 220 words a minute, at least one. */
export const readingTime = (wordCount: number) => Math.max(1, Math.round(wordCount / 220))

/** Gives a section the heading it is shown with, or the label of one that shows none, and its anchor. */
function placeSection(node: MdxJsxFlowElement, slug: (title: string) => string, toc: ContentHeading[]) {
  const definition = sections[node.name ?? ""]
  if (!definition?.heading) return node
  const written = literalProps(node).props.heading as string | undefined
  const title = written ?? definition.heading
  const id = slug(title)
  toc.push({ id, title, depth: 2 })
  const others = node.attributes.filter((attribute) => !("name" in attribute && attribute.name === "heading"))
  const name = definition.quiet && !written ? "label" : "heading"
  return { ...node, attributes: [attribute("id", id), attribute(name, title), ...others] }
}

const attribute = (name: string, value: string): MdxJsxAttribute => ({ type: "mdxJsxAttribute", name, value })

const onlyImage = ({ children }: Paragraph): Image | undefined => {
  const [child] = children
  return children.length === 1 && child?.type === "image" ? child : undefined
}

function figure({ url, alt, title }: Image, images: string[]): MdxJsxFlowElement {
  const remote = /^https:\/\//i.test(url)
  const source = remote ? attribute("src", url) : attribute("image", String(images.push(decodeURI(url)) - 1))
  return {
    type: "mdxJsxFlowElement",
    name: "Figure",
    attributes: [source, attribute("alt", alt ?? ""), ...(title ? [attribute("caption", title)] : [])],
    children: [],
  }
}

type ToJsxRuntime = Awaited<ReturnType<typeof esmPackages>>["toJsxRuntime"]

/** hast-util-to-jsx-runtime with a runtime that writes JSON: it also maps property names to React's. */
function toTree(hast: HastRoot, toJsxRuntime: ToJsxRuntime): BodyNode[] {
  const fragment = "fragment"
  const jsx = (type: unknown, { children, ...props }: { children?: unknown }, key?: string) => {
    void key
    const own = Object.keys(props).length > 0 ? (props as BodyProps) : null
    return [type, own, ...[children ?? []].flat().filter((child) => child !== undefined && child !== null)]
  }
  const element = toJsxRuntime(hast as HastNodes, {
    Fragment: fragment,
    jsx: (type: unknown, props: object, key?: string) => jsx(type, { ...props, ...wrapped(props) }, key),
    jsxs: (type: unknown, props: object, key?: string) => jsx(type, props, key),
    // Names of sections come as identifiers, literal props as expressions; there is nothing else left to evaluate.
    createEvaluater: () => ({
      evaluateExpression: (expression) =>
        expression.type === "Identifier" ? expression.name : literalValue(expression as never),
      evaluateProgram: () => undefined,
    }),
    tableCellAlignToStyle: false,
  } as Parameters<ToJsxRuntime>[1]) as unknown as BodyElement
  return element.slice(2) as BodyNode[]
}

/** A single element child is an array itself and must not be spread as a list of children. */
const wrapped = (props: { children?: unknown }) => ("children" in props ? { children: [props.children] } : {})

/** Gathers what stands between two sections into `Prose`, divided into a `ProseBlock` at each h2. */
function group(nodes: BodyNode[]): BodyElement[] {
  const tree: BodyElement[] = []
  let prose: BodyElement | undefined
  for (const node of nodes) {
    if (typeof node === "string") continue
    if (node[0] in sections) {
      prose = undefined
      tree.push(node)
      continue
    }
    if (!prose) {
      prose = ["Prose", null]
      tree.push(prose)
    }
    if (prose.length === 2 || node[0] === "h2") prose.push(["ProseBlock", null])
    ;(prose[prose.length - 1] as BodyElement).push(node)
  }
  return tree
}

type Tree = { type: string; value?: string; url?: string; children?: Tree[] }

const textOf = (node: unknown): string => {
  const { value, children } = node as Tree
  return value ?? (children ?? []).map(textOf).join("")
}

function collectLinks(node: Tree | Root, links: string[]) {
  const { type, url, children } = node as Tree
  if ((type === "link" || type === "definition") && url) links.push(url)
  for (const child of children ?? []) collectLinks(child, links)
}

function countWords(node: Tree | Root): number {
  const { type, value, children } = node as Tree
  if (type === "text" || type === "inlineCode") return (value?.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,:%–-]*/gu) ?? []).length
  return (children ?? []).reduce((sum, child) => sum + countWords(child), 0)
}

/** Parser errors, in an editor's words. */
function syntaxRefusal(error: unknown): Refusal {
  const { reason, line, column, place } = error as {
    reason?: string
    line?: number
    column?: number
    place?: { line?: number; column?: number; start?: { line: number; column: number } }
  }
  const start = place?.start ?? place
  return {
    line: start?.line ?? line ?? 1,
    column: start?.column ?? column ?? 1,
    field: "body",
    message: syntaxMessage(reason ?? String(error)),
  }
}

function syntaxMessage(reason: string) {
  if (/before name|before local name|Unexpected character `[^`]*` \(U\+[^)]*\)/.test(reason) && /tag|name|`<`|`!`/.test(reason))
    return `"<" starts an element here, and what follows is not one (${reason}). Write \`<\` in backticks, or "less than"`
  if (/closing tag|end-tag|corresponding/.test(reason))
    return `a tag is not closed (${reason}). Close it with /> or a closing tag`
  if (/expression|acorn|brace/i.test(reason))
    return `a brace opens code here, and a document cannot run code (${reason}). Write \`{\` and \`}\` in backticks`
  return reason
}
