import type { z } from "zod"
import type { ContentModel } from "../model/content-model"
import { specialFields } from "../model/walk-fields"
import { isRemote } from "./address"
import type { BodyElement, BodyNode, BodyProps, CompiledBody } from "./body-tree"

type BodyMedia = Pick<CompiledBody, "images" | "focuses" | "files" | "frames" | "remoteImages">

/**
 * Give the elements of the text in a tree the props that their components expect: references to images and files in
 * the place of their paths, the props of named children as `items`, and which use of an abbreviation is the first.
 * @returns the paths, which the references name by index, the focuses of images, and what is on other sites
 */
export const placeTextElements = (tree: readonly BodyNode[], { sections }: ContentModel): BodyMedia => {
  const media: BodyMedia = { images: [], focuses: [], files: [], frames: [], remoteImages: [] }
  const explained = new Set<unknown>()
  const visit = (node: BodyNode) => {
    if (typeof node === "string") return
    const source = String(node[1]?.src)
    if (isRemote(source)) media.remoteImages.push(source)
    const definition = sections[node[0]]
    if (definition?.surface === "text") {
      referToMedia(node, definition.props, media)
      if (Array.isArray(definition.children)) listItems(node)
      if (definition.explained) explainOnce(node, definition.explained, explained)
    }
    for (const child of node.slice(2) as BodyNode[]) visit(child)
  }
  tree.forEach(visit)
  return media
}

function referToMedia(node: BodyElement, schema: z.ZodObject, media: BodyMedia) {
  for (const { kind, value, path } of specialFields(schema, node[1])) {
    const [name] = path
    if (kind.address === "frame") media.frames.push(value)
    if (kind.file?.type === "image") {
      node[1] = { ...node[1], [String(name)]: { image: media.images.push(value) - 1 } }
      media.focuses.push((node[1].focus as number[] | undefined) ?? [])
    }
    if (kind.file?.type === "asset")
      node[1] = { ...node[1], [String(name)]: { file: media.files.push(value) - 1 } }
  }
}

/** Mark the first element with this value of a prop. */
function explainOnce(node: BodyElement, prop: string, explained: Set<unknown>) {
  const meaning = node[1]?.[prop]
  if (explained.has(meaning)) return
  explained.add(meaning)
  node[1] = { ...node[1], explained: true }
}

/** Leave out the white space between named children, and repeat their props in the parent's. */
function listItems(node: BodyElement) {
  const children = node.slice(2).filter((child): child is BodyElement => Array.isArray(child))
  const items: (BodyProps | null)[] = children.map(([, props]) => props ?? {})
  node.splice(1, node.length, { ...node[1], items }, ...children)
}
