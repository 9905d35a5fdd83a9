import type { IGatsbyImageData } from "gatsby-plugin-image"
import { type ComponentType, createElement, Fragment, memo, type ReactNode, Suspense } from "react"
import { ErrorBoundary } from "../components/error-boundary"
import type { BodyElement, BodyNode, BodyProps } from "./body-tree"
import type { Ground, SectionRegistry } from "./section-registry"

/** Components by the name of the element they draw. Each has props of its own; the tree was checked at build. */
export type BodyElements = Record<string, { draw(props: object): ReactNode }["draw"]>

export interface RenderBodyOptions<Document> {
  document: Document
  sections: SectionRegistry<Document, string>
  /** Components in the place of Markdown's elements and of the compiler's groups, by name. */
  elements: BodyElements
  /** Pictures of the body, by the index that the tree names. */
  pictures: readonly (IGatsbyImageData | null | undefined)[]
}

/** A band of the page: a section, or the text between two. */
export interface RenderedBand {
  /** Name of the section, or `Prose`. */
  type: string
  node: ReactNode
}

/**
 * Draws the tree of a document's body: each section with the props selected from the document and those that the
 * editor wrote, text by the elements. Every band is its own error boundary and hydrates in its own slice.
 */
export const renderBody = <Document,>(
  tree: unknown,
  options: RenderBodyOptions<Document>,
): RenderedBand[] => {
  let previous: Ground = "own"
  return bands(tree).map((node, index) => {
    const ground = options.sections[node[0]]?.ground ?? "paper"
    const joined = ground !== "own" && ground !== "ink" && ground === previous
    previous = ground
    const band = <Band node={node} joined={joined} options={options as RenderBodyOptions<unknown>} />
    return {
      type: node[0],
      node: (
        <ErrorBoundary key={`${node[0]} ${index}`} name={`${node[0]}-${index}`}>
          {index === 0 ? band : <Suspense fallback={null}>{band}</Suspense>}
        </ErrorBoundary>
      ),
    }
  })
}

interface BandProps {
  node: BodyElement
  joined: boolean
  options: RenderBodyOptions<unknown>
}

const Band = memo(({ node, joined, options }: BandProps) => {
  const [type, props, ...children] = node
  const entry = options.sections[type]
  if (entry) {
    const Section = entry.component
    return <Section {...entry.select(options.document)} {...props} {...{ joined }} />
  }
  return element(type, { ...props, joined }, children, options)
})

const bands = (tree: unknown) => (Array.isArray(tree) ? (tree as BodyElement[]) : [])

function renderNode(node: BodyNode, key: number, options: RenderBodyOptions<unknown>): ReactNode {
  if (typeof node === "string") return node
  const [type, props, ...children] = node
  return <Fragment key={key}>{element(type, props, children, options)}</Fragment>
}

function element(
  type: string,
  props: BodyProps | null,
  children: BodyNode[],
  options: RenderBodyOptions<unknown>,
): ReactNode {
  const { image, ...rest } = props ?? {}
  const component = options.elements[type] as ComponentType<object> | undefined
  return createElement(
    component ?? type,
    { ...rest, ...(image === undefined ? {} : { image: options.pictures[Number(image)] }) },
    ...children.map((child, index) => renderNode(child, index, options)),
  )
}
