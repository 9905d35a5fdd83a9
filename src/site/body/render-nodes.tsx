import { type ComponentType, createElement, type ReactNode } from "react"
import type { AssetFile, BodyNode, BodyProps, ImageData, MediaReference } from "../../content/define"

/** Components by the name of the element they render. Props are not typed: the tree was checked at build. */
export type BodyElements = Record<string, { draw(props: object): ReactNode }["draw"]>

/** Images and files of the body, by their index in the tree. */
export interface BodyMedia {
  images: readonly (ImageData | null | undefined)[]
  files: readonly AssetFile[]
}

/** Render nodes of the tree by their components, or as plain elements. */
export const renderNodes = (
  nodes: readonly BodyNode[],
  elements: BodyElements,
  media: BodyMedia,
): ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === "string") return node
    const [type, props, ...children] = node
    const component = (elements[type] as ComponentType<object> | undefined) ?? type
    // The order of a tree never changes.
    const given = { ...withMedia(props, media), key: index }
    return createElement(component, given, ...renderNodes(children, elements, media))
  })

/** Replace the indices of images and files by their data. */
const withMedia = (props: BodyProps | null, media: BodyMedia) =>
  props && Object.fromEntries(Object.entries(props).map(([name, value]) => [name, mediaOf(value, media)]))

function mediaOf(value: unknown, { images, files }: BodyMedia) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value
  if ("image" in value) return images[(value as MediaReference<"image">).image]
  return "file" in value ? files[(value as MediaReference<"file">).file] : value
}
