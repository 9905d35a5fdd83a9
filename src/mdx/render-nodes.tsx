import type { IGatsbyImageData } from "gatsby-plugin-image"
import { type ComponentType, createElement, Fragment, type ReactNode } from "react"
import type { BodyNode, BodyProps } from "./body-tree"

/** Components by the name of the element they draw. Each has props of its own; the tree was checked at build. */
export type BodyElements = Record<string, { draw(props: object): ReactNode }["draw"]>

/** Pictures of the body, by the index that the tree names. */
export type BodyPictures = readonly (IGatsbyImageData | null | undefined)[]

/** Draws nodes of the tree: an element's component where there is one, else the element itself. */
export const renderNodes = (
  nodes: readonly BodyNode[],
  elements: BodyElements,
  pictures: BodyPictures,
): ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === "string") return node
    const [type, props, ...children] = node
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tree of a document never changes its order.
      <Fragment key={index}>
        {createElement(
          (elements[type] as ComponentType<object> | undefined) ?? type,
          withPicture(props, pictures),
          ...renderNodes(children, elements, pictures),
        )}
      </Fragment>
    )
  })

/** The tree names a picture by its index; the component gets its data. */
const withPicture = (props: BodyProps | null, pictures: BodyPictures) =>
  props && "image" in props ? { ...props, image: pictures[Number(props.image)] } : props
