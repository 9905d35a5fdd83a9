import type { Nodes, Root } from "mdast"
import { sections } from "../collections/sections"
import { decoded, isRemote } from "./address"
import { esmPackages } from "./esm-packages"
import { literalProps } from "./literal-props"
import { anchorText, sectionTitle, textOf } from "./titles"

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
  /** Anchors of its headings and sections, without #. */
  anchors: string[]
}

export const noReferences: BodyReferences = { images: [], links: [], anchors: [] }

/** The references of a parsed body. The compiler changes the tree: call this first. */
export const bodyReferences = async (root: Root): Promise<BodyReferences> => {
  const { Slugger } = await esmPackages()
  const slugger = new Slugger()
  const references: BodyReferences = { images: [], links: [], anchors: [] }
  for (const node of root.children) {
    const title = titleOf(node)
    if (title !== undefined) references.anchors.push(slugger.slug(anchorText(title)))
  }
  collect(root, references)
  return references
}

const titleOf = (node: Nodes) => {
  if (node.type === "heading") return textOf(node)
  return node.type === "mdxJsxFlowElement" ? sectionTitle(node) : undefined
}

function collect(node: Nodes, references: BodyReferences) {
  if (node.type === "image" && !isRemote(node.url)) references.images.push(reference(decoded(node.url), node))
  if ((node.type === "link" || node.type === "definition") && node.url)
    references.links.push(reference(node.url, node))
  if (node.type === "mdxJsxFlowElement") {
    const { href } = literalProps(node).props
    const attribute = node.attributes.find((candidate) => "name" in candidate && candidate.name === "href")
    const name = node.name ?? ""
    const shape = Object.hasOwn(sections, name) ? sections[name]?.props.shape : undefined
    // An href that is no path is reported with the section's attributes.
    if (typeof href === "string" && shape?.href?.safeParse(href).success)
      references.links.push(reference(href, attribute ?? node))
  }
  if ("children" in node) for (const child of node.children) collect(child, references)
}

const start = { line: 1, column: 1 }

const reference = (value: string, { position }: Pick<Nodes, "position">): BodyReference => ({
  value,
  ...(position ?? { start, end: start }),
})
