import type { Nodes, Root } from "mdast"
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx"
import { decodeUri } from "../../util/decode-uri"
import type { ContentModel } from "../model/content-model"
import { type FoundField, specialFields } from "../model/walk-fields"
import { isRemote } from "./address"
import { literalProps } from "./literal-props"
import { anchorOf, createAnchors, sectionTitle, textOf } from "./titles"

type Position = NonNullable<Nodes["position"]>

/** An address in a body, with its place. */
export interface BodyReference extends Position {
  /** As written; the path of an image without percent signs. */
  value: string
}

/** What a body refers to, and what can be referred to in it. */
export interface BodyReferences {
  /** Images next to the document. */
  images: BodyReference[]
  links: BodyReference[]
  /** References to entries, images and files among the props of elements. */
  fields: (FoundField & { place: Pick<BodyReference, "start" | "end"> })[]
  /** Its headings and sections that have one: the anchor without #, and the text. */
  anchors: { id: string; title: string }[]
}

export const noReferences: BodyReferences = { images: [], links: [], fields: [], anchors: [] }

/** The references of a parsed body. The compiler changes the tree: call this first. */
export const bodyReferences = async (root: Root, model: ContentModel): Promise<BodyReferences> => {
  const { anchorFor } = await createAnchors()
  const references: BodyReferences = { images: [], links: [], fields: [], anchors: [] }
  for (const node of root.children) {
    const title = titleOf(node, model)
    if (title === undefined) continue
    const id = anchorFor(node.type === "mdxJsxFlowElement" ? anchorOf(node, title) : title)
    references.anchors.push({ id, title })
  }
  collect(root, references, model)
  return references
}

const titleOf = (node: Nodes, model: ContentModel) => {
  if (node.type === "heading") return textOf(node).trim()
  return node.type === "mdxJsxFlowElement" ? sectionTitle(node, model) : undefined
}

function collect(node: Nodes, references: BodyReferences, model: ContentModel) {
  if (node.type === "image" && !isRemote(node.url))
    references.images.push(reference(decodeUri(node.url), node))
  // A definition whose name starts with ^ was meant to be a footnote.
  const isNote = node.type === "definition" && node.label?.startsWith("^")
  if ((node.type === "link" || node.type === "definition") && node.url && !isNote)
    references.links.push(reference(node.url, node))
  if (node.type === "mdxJsxFlowElement") collectProps(node, references, model)
  if ("children" in node) for (const child of node.children) collect(child, references, model)
}

/** Invalid ones are reported with the attributes of the element. */
function collectProps(node: MdxJsxFlowElement, references: BodyReferences, { sections }: ContentModel) {
  const name = node.name ?? ""
  const schema = sections[name]?.props
  if (!schema) return
  for (const { path, kind, value } of specialFields(schema, literalProps(node).props)) {
    const prop = String(path[0])
    if (!schema.shape[prop]?.safeParse(value).success) continue
    const attribute = node.attributes.find((one) => "name" in one && one.name === prop)
    const found = reference(value, attribute ?? node)
    if (kind.address === "page") references.links.push(found)
    else references.fields.push({ path: [`<${name} ${prop}>`], kind, value, place: found })
  }
}

/** All nodes that the parser makes have a position. */
const reference = (value: string, { position }: Pick<Nodes, "position">): BodyReference => ({
  value,
  ...(position as Position),
})
