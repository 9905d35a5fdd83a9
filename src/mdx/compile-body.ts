import type { Nodes as HastNodes, Root as HastRoot } from "hast"
import type { Root } from "mdast"
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx"
import { isSection, sections } from "../content-model/sections"
import { type BodyPlaces, bodyPlaces, noPlaces } from "./body-places"
import type { BodyElement, BodyNode, BodyProps, CompiledBody, ContentHeading } from "./body-tree"
import { resolveBraces } from "./braces"
import { checkCode } from "./code/check-code"
import { highlightCode } from "./code/code-blocks"
import { esmPackages } from "./esm-packages"
import { isFootnotes, placeFootnotes } from "./footnotes"
import { imagesToFigures } from "./images-to-figures"
import { attribute } from "./jsx-attribute"
import { literalValue } from "./literal"
import { tooDeep } from "./nesting"
import { parseBody } from "./parse-body"
import { placeTextElements } from "./place-text-elements"
import { prepareBody } from "./prepare-body"
import { type BodyRules, type Refusal, refusals } from "./refuse"
import { literalProps } from "./refuse-element"
import { syntaxRefusal } from "./syntax-refusal"
import { anchorText, sectionTitle, textOf } from "./titles"

export type CompileResult = Compiled | Refused

interface Read {
  /** What the body refers to, and what can be referred to in it. */
  places: BodyPlaces
}

interface Compiled extends Read {
  success: true
  body: CompiledBody
}

interface Refused extends Read {
  success: false
  refusals: Refusal[]
}

/**
 * Compiles the body of a document to its JSON tree.
 * @param source The whole file with the frontmatter's characters replaced by spaces, so that positions are the file's.
 */
export const compileBody = (source: string, rules: BodyRules): Promise<CompileResult> =>
  explained(source, async () => {
    const { root, refusals: refused, places } = await read(source, rules)
    if (!root || refused.length > 0) return { success: false, refusals: refused, places }
    return { success: true, body: await compile(root), places }
  })

/** What compiling a body would refuse, without the time that the tree takes. */
export const checkBody = (source: string, rules: BodyRules): Promise<Refused> =>
  explained(source, async () => {
    const { refusals: refused, places } = await read(source, rules)
    return { success: false, refusals: refused, places }
  })

async function read(source: string, rules: BodyRules) {
  const deep = tooDeep(source)
  if (deep) return { root: null, refusals: [deep], places: noPlaces }
  const { root, text, refusals: found } = await parseBody(source)
  if (!root) return { root, refusals: found, places: noPlaces }
  const notations = prepareBody(root, text)
  const places = await bodyPlaces(root)
  // What was taken out may have been the hero.
  const further = refusals(root, rules, text).filter(({ field }) => found.length === 0 || field !== "<Hero>")
  return { root, refusals: [...found, ...notations, ...further, ...(await checkCode(root))], places }
}

/** Errors of the packages that read bodies are refusals too. */
async function explained<Result>(source: string, task: () => Promise<Result>): Promise<Result | Refused> {
  try {
    return await task()
  } catch (error) {
    const refusal = syntaxRefusal(error, source)
    if (!refusal) throw error
    return { success: false, refusals: [refusal], places: noPlaces }
  }
}

async function compile(root: Root): Promise<CompiledBody> {
  const { toHast, toJsxRuntime, Slugger } = await esmPackages()
  const slugger = new Slugger()
  const slug = (title: string) => slugger.slug(anchorText(title))
  const tableOfContents: ContentHeading[] = []
  root.children = root.children.map((node) => {
    if (node.type === "heading") {
      const title = textOf(node).trim()
      const id = slug(title)
      if (node.depth <= 3) tableOfContents.push({ id, title, depth: node.depth })
      node.data = { hProperties: { id } }
    }
    return node.type === "mdxJsxFlowElement" ? placeSection(node, slug, tableOfContents) : node
  })
  const wordCount = countWords(root)
  resolveBraces(root)
  imagesToFigures(root)
  await highlightCode(root)

  const tree = group(placeFootnotes(toTree(toHast(root), toJsxRuntime)))
  return { tree, ...placeTextElements(tree), tableOfContents, wordCount }
}

/** Minutes of reading at 220 words a minute, at least one. */
export const readingTime = (wordCount: number) => Math.max(1, Math.round(wordCount / 220))

/** Gives a section the heading it is shown with, or the label of one that shows none, and its anchor. */
function placeSection(node: MdxJsxFlowElement, slug: (title: string) => string, toc: ContentHeading[]) {
  const title = sectionTitle(node)
  if (title === undefined) return node
  const written = literalProps(node).props.heading
  const id = slug(title)
  toc.push({ id, title, depth: 2 })
  const others = node.attributes.filter((attribute) => !("name" in attribute && attribute.name === "heading"))
  const name = sections[node.name ?? ""]?.quiet && !written ? "label" : "heading"
  return { ...node, attributes: [attribute("id", id), attribute(name, title), ...others] }
}

type ToJsxRuntime = Awaited<ReturnType<typeof esmPackages>>["toJsxRuntime"]

/** An element while it is made: the package takes an array for a list of children, never for an element. */
interface Made {
  type: string
  props: BodyProps
  children: (string | Made)[]
}

/** hast-util-to-jsx-runtime with a runtime that writes JSON: it also maps property names to React's. */
function toTree(hast: HastRoot, toJsxRuntime: ToJsxRuntime): BodyNode[] {
  const jsx = (
    type: string,
    { children = [], ...props }: BodyProps & { children?: Made["children"] },
  ): Made => ({
    type,
    props,
    children: [children].flat(),
  })
  const root = toJsxRuntime(
    hast as HastNodes,
    {
      Fragment: "fragment",
      jsx,
      jsxs: jsx,
      // Names of sections come as identifiers, literal props as expressions; there is nothing else left to evaluate.
      createEvaluater: () => ({
        evaluateExpression: (expression) =>
          expression.type === "Identifier" ? expression.name : literalValue(expression as never),
        evaluateProgram: () => undefined,
      }),
      tableCellAlignToStyle: false,
    } as Parameters<ToJsxRuntime>[1],
  ) as unknown as Made
  return root.children.map(toNode)
}

const toNode = (made: string | Made): BodyNode =>
  typeof made === "string"
    ? made
    : [made.type, Object.keys(made.props).length > 0 ? made.props : null, ...made.children.map(toNode)]

/** Gathers what stands between two sections into `Prose`, divided into a `ProseBlock` at each h2, and the footnotes. */
function group(nodes: BodyNode[]): BodyElement[] {
  const tree: BodyElement[] = []
  let prose: BodyElement | undefined
  for (const node of nodes) {
    if (typeof node === "string") continue
    if (isSection(node[0])) {
      prose = undefined
      tree.push(node)
      continue
    }
    if (!prose) {
      prose = ["Prose", null]
      tree.push(prose)
    }
    if (prose.length === 2 || node[0] === "h2" || isFootnotes(node)) prose.push(["ProseBlock", null])
    ;(prose[prose.length - 1] as BodyElement).push(node)
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
