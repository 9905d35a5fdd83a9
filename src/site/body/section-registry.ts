import type { ComponentType } from "react"
import type { Surface } from "../../content/define"

interface SectionEntry {
  surface: Surface
  component: ComponentType<object>
  /** Fields of the document that it gets as props. */
  reads: readonly string[]
  /** Fields of the page's query with other content, by the names of its props. */
  lists: Readonly<Record<string, string>>
}

/** The sections of a collection by the names that editors write. */
export type SectionRegistry = Readonly<Record<string, SectionEntry>>

/** An entry of a registry. The scripts of a lazy component load when it comes near the viewport. */
export const sectionEntry = <Props extends object>(
  surface: Surface,
  component: ComponentType<Props>,
  reads: readonly (keyof Props & string)[],
  lists: { readonly [Prop in keyof Props]?: string } = {},
): SectionEntry => ({
  surface,
  component: component as ComponentType<object>,
  reads,
  lists: lists as SectionEntry["lists"],
})
