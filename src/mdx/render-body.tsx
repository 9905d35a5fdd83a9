import type { ComponentType, LazyExoticComponent, ReactNode } from "react"
import { ErrorBoundary } from "../components/error-boundary"
import { Slice } from "../components/slice"
import type { BodyElement, BodyNode } from "./body-tree"
import type { BodyPictures } from "./render-nodes"
import type { Ground, SectionRegistry } from "./section-registry"

/** What draws the text between two sections. */
export type TextBand = ComponentType<TextBandProps> | LazyExoticComponent<ComponentType<TextBandProps>>

export interface TextBandProps {
  /** Blocks of the text: the children of a `Prose` group of the tree. */
  blocks: readonly BodyNode[]
  pictures: BodyPictures
  /** The text continues a band of the same ground. */
  joined: boolean
}

export interface RenderBodyOptions<Document> {
  document: Document
  sections: SectionRegistry<Document, string>
  text: TextBand
  pictures: BodyPictures
}

/** A band of the page: a section, or the text between two. */
export interface RenderedBand {
  /** Name of the section, or `Prose`. */
  type: string
  node: ReactNode
}

/**
 * Draws the tree of a document's body: each section with the props selected from the document and those that the
 * editor wrote, and the text between them. Every band is its own error boundary; all but the first hydrate in slices,
 * so the result must be kept between renders (`useMemo`).
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
    const Boundary = index === 0 ? ErrorBoundary : Slice
    const name = `${node[0]}-${index}`
    return {
      type: node[0],
      node: (
        <Boundary key={name} name={name}>
          {renderBand(node, joined, options)}
        </Boundary>
      ),
    }
  })
}

function renderBand<Document>(
  [type, props, ...children]: BodyElement,
  joined: boolean,
  { document, sections, text: Text, pictures }: RenderBodyOptions<Document>,
) {
  const entry = sections[type]
  if (!entry) return <Text blocks={children} pictures={pictures} joined={joined} />
  const Section = entry.component
  return <Section {...entry.select(document)} {...props} {...{ joined }} />
}

const bands = (tree: unknown) => (Array.isArray(tree) ? (tree as BodyElement[]) : [])
