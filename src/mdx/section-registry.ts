import type { ComponentType, LazyExoticComponent } from "react"

/** Ground of a section's band; sections of one ground that follow each other share their padding. */
export type Ground = "paper" | "subtle" | "ink" | "own"

export interface SectionEntry<Document> {
  ground: Ground
  component: ComponentType<object>
  /** The section's props from the queried document. */
  select: (document: Document) => object
}

/** What each name that an editor may write in a collection's body draws. */
export type SectionRegistry<Document, Names extends string> = Record<Names, SectionEntry<Document>>

/** Props the body renderer gives every section: what the editor wrote, or the section's default. */
interface GivenProps {
  id?: string
  heading?: string
  label?: string
  lead?: string
  joined?: boolean
}

/**
 * Declares one section of a registry: its component, and how its props come from the document.
 * A lazy component's scripts load when its band comes near. Type-checked here; the registry holds entries of all kinds of props.
 */
export const section = <Document, Props extends object>(
  ground: Ground,
  component: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>,
  select: (document: Document) => Omit<Props, keyof GivenProps>,
): SectionEntry<Document> => ({ ground, component: component as ComponentType<object>, select })
