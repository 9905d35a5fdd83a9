import { type ComponentType, createElement, Fragment, type ReactNode } from "react"
import type { ImageData } from "../lib/image-data"
import type { BodyNode, BodyProps } from "./body-tree"

/** Components by the name of the element they render. Props are not typed: the tree was checked at build. */
export type BodyElements = Record<string, { draw(props: object): ReactNode }["draw"]>

/** Images of the body, by their index in the tree. */
export type BodyPictures = readonly (ImageData | null | undefined)[]

/** Render nodes of the tree by their components, or as plain elements. */
export const renderNodes = (
  nodes: readonly BodyNode[],
  elements: BodyElements,
  pictures: BodyPictures,
): ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === "string") return node
    const [type, props, ...children] = node
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of a tree never changes.
      <Fragment key={index}>
        {createElement(
          (elements[type] as ComponentType<object> | undefined) ?? type,
          withPicture(props, pictures),
          ...renderNodes(children, elements, pictures),
        )}
      </Fragment>
    )
  })

/** Replace the index of an image by its data. */
const withPicture = (props: BodyProps | null, pictures: BodyPictures) =>
  props && "image" in props ? { ...props, image: pictures[Number(props.image)] } : props
