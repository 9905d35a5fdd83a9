import type { ComponentType, ReactNode } from "react"
import type { BodyElement, BodyNode, Surface } from "../../content/define"
import { ErrorBoundary } from "../ui/hydration/error-boundary"
import { Slice } from "../ui/hydration/slice"
import type { BodyMedia } from "./render-nodes"
import type { SectionRegistry } from "./section-registry"

/** Renders the text between two sections. */
export type BodyText = ComponentType<BodyTextProps>

export interface BodyTextProps {
  /** Blocks of the text: the children of a `Prose` group of the tree. */
  blocks: readonly BodyNode[]
  media: BodyMedia
  /** The section before has the same background. */
  joined: boolean
}

interface RenderBodyOptions {
  /** What sections show: fields of the document, and lists of other content. */
  shown: object
  sections: SectionRegistry
  /** Props of the first section, the head of the page, next to what it shows. */
  firstProps: object
  text: BodyText
  media: BodyMedia
}

/** A section of the page, or the text between two sections. */
export interface RenderedPart {
  /** Name of the section, or `Prose`. */
  type: string
  node: ReactNode
}

/**
 * Render the tree of a document's body: sections with props from the document and from the editor, and the text between
 * them. Each has an error boundary, and all but the first hydrate in slices: keep the result between renders (`useMemo`).
 */
export const renderBody = (tree: unknown, options: RenderBodyOptions): RenderedPart[] => {
  let previous: Surface = "own"
  return parts(tree).map((node, index) => {
    const surface = options.sections[node[0]]?.surface ?? "paper"
    const joined = surface !== "own" && surface === previous
    previous = surface
    const Boundary = index === 0 ? ErrorBoundary : Slice
    const name = `${node[0]}-${index}`
    return {
      type: node[0],
      node: (
        <Boundary key={name} name={name}>
          {renderPart(node, index === 0 ? options.firstProps : { joined }, options)}
        </Boundary>
      ),
    }
  })
}

function renderPart(
  [type, props, ...children]: BodyElement,
  given: { joined?: boolean },
  { shown, sections, text: Text, media }: RenderBodyOptions,
) {
  const entry = sections[type]
  if (!entry) return <Text blocks={children} media={media} joined={given.joined ?? false} />
  const { component: Section, surface, reads, lists } = entry
  const background = surface === "subtle" || surface === "ink" ? { surface } : {}
  const fields = { ...Object.fromEntries(reads.map((name) => [name, name])), ...lists }
  return <Section {...props} {...given} {...pick(shown, fields)} {...background} />
}

/** The values of these fields, by the names of the props. */
const pick = (values: object, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([prop, field]) => [prop, (values as Record<string, unknown>)[field]]),
  )

const parts = (tree: unknown) => (Array.isArray(tree) ? (tree as BodyElement[]) : [])
