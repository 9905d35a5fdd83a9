import { z } from "zod"
import { heroName } from "./element-names"
import type { Derived, Field, Listed } from "./fields"
import { head } from "./section-props"
import { unwrap } from "./unwrap"

/**
 * Background of a section. Adjacent sections with the same background share their padding. `text` is an element of the
 * text instead of a section.
 */
export type Surface = "paper" | "subtle" | "ink" | "own" | "text"

/** A page above the current one. */
export interface BreadcrumbRoute {
  name: string
  /** Its path. */
  value: string
}

type Shape = Readonly<Record<string, z.ZodType>>

/** What an editor may write between the tags: nothing, plain text, Markdown, one list, or elements of these names. */
export type Children = "nothing" | "text" | "markdown" | "list" | "numbered list" | readonly string[]

interface SectionOptions<Fields extends Shape, Reads extends Shape, Props extends z.ZodObject> {
  /** Name of the element in a body, and of the component: `Challenges` for `<Challenges />`. */
  name: string
  /** What editors call it, if that is not its name in words. */
  label?: string
  /** What it shows, for the editors' guide. */
  description: string
  /** Default heading; sections without one are not in "On this page". */
  heading?: string
  /** The default heading is only for screen readers and "On this page". */
  quiet?: boolean
  /** It supports the text around it: "On this page" lists it as a subsection, and the strip leaves it out. */
  supporting?: boolean
  /**
   * It can be the first section of a document, which has the page's h1: only there, or also below it. Default: only
   * below it.
   */
  first?: "always" | "possible"
  /** It may be used in every collection. For sections without fields. Default: in those that list it. */
  anywhere?: true
  /** It leads to other pages: it is no part of the page's Markdown, and the search does not find the page by it. */
  aboutOtherPages?: true
  /** Default `paper`. */
  surface?: Surface
  /** Frontmatter fields that the section adds to every collection that uses it. */
  fields?: Fields
  /** The optional field without which the section is empty. Using the section without it is an error. */
  needs?: string
  /**
   * What else it shows: other fields of the document, e.g. relations, which are undefined if a collection does not have
   * them; with `every` and `only`, data files and documents.
   */
  reads?: Reads
  /** Return its fields with those derived from other fields of the document. Written values take precedence. */
  complete?(document: never): Readonly<Record<string, unknown>>
  /** Default `nothing`. */
  children?: Children
  /** An element of the text that is as wide as the window. */
  wide?: boolean
  /** An element of the text that is part of a sentence instead of on lines of its own, e.g. an abbreviation. */
  inline?: boolean
  /** The prop whose meaning is shown at its first use in a document: there the component gets `explained`. */
  explained?: string
  /** Optional props that editors may write in the element. Default: heading and lead. */
  props?: Props
  /** The element as an editor writes it, for the guide and for snippets. Default: its name and props. */
  mdx?: string
  /** Values of its fields for new documents and the guide. Texts to replace start with TODO. */
  example?: { readonly [Name in keyof Fields]?: z.input<Fields[Name]> }
}

/** A section with its defaults filled in. */
export interface SectionDefinition<
  Fields extends Shape = Shape,
  Reads extends Shape = Shape,
  Props extends z.ZodObject = z.ZodObject,
> extends SectionOptions<Fields, Reads, Props> {
  fields: Fields
  reads: Reads
  children: Children
  surface: Surface
  props: Props
}

/**
 * Define a section. Validation, GraphQL fragment, registry, completion, guide and the component's props follow from the
 * definition.
 * It imports neither React nor Gatsby, and browsers never load it.
 */
export const defineSection = <
  // biome-ignore lint/complexity/noBannedTypes: no fields at all.
  Fields extends Shape = {},
  // biome-ignore lint/complexity/noBannedTypes: as above.
  Reads extends Shape = {},
  Props extends z.ZodObject = typeof head,
>(
  options: SectionOptions<Fields, Reads, Props> & { needs?: NoInfer<keyof Fields> },
): SectionDefinition<Fields, Reads, Props> => {
  const {
    fields = {} as Fields,
    reads = {} as Reads,
    children = "nothing",
    surface = "paper",
    props = head as z.ZodObject as Props,
  } = options
  return { ...options, fields, reads, children, surface, props }
}

/** Define the first section of every document of a collection; its component is `hero.tsx` next to the collection. */
export const defineHero = <
  // biome-ignore lint/complexity/noBannedTypes: no fields at all.
  Fields extends Shape = {},
  // biome-ignore lint/complexity/noBannedTypes: as above.
  Reads extends Shape = {},
>(
  options: Pick<SectionOptions<Fields, Reads, typeof noProps>, "fields" | "reads" | "complete" | "example">,
) =>
  defineSection({
    name: heroName,
    label: "Head of the page",
    description:
      "The head of the page: breadcrumb, heading, description, picture. Every document starts with it.",
    first: "always",
    surface: "own",
    props: noProps,
    ...options,
  })

const noProps = z.strictObject({})

/** The type of what is shown instead of an empty list. */
export const fallbackOf = (schema: z.ZodType): string | undefined => unwrap(schema).inner.meta()?.fallback

/** A field's value in GraphQL: lists and derived fields are never null, other optional fields may be. */
type Value<Schema> =
  Schema extends Derived<infer Inner>
    ? Value<Inner>
    : Schema extends Field<z.ZodType, infer Own>
      ? Own
      : Schema extends z.ZodOptional<infer Inner>
        ? Inner extends z.ZodArray
          ? Value<Inner>
          : Value<Inner> | null
        : Schema extends z.ZodArray<infer Item>
          ? readonly Value<Item>[]
          : Schema extends z.ZodObject<infer Fields>
            ? Values<Fields>
            : z.infer<Schema>

/** Optional fields are optional props, so that a new one does not break uses of the component. */
type Values<Fields> = {
  readonly [Name in keyof Fields as IsOptional<Fields[Name]> extends true ? never : Name]: Value<Fields[Name]>
} & {
  readonly [Name in keyof Fields as IsOptional<Fields[Name]> extends true ? Name : never]?: Value<
    Fields[Name]
  >
}

type IsOptional<Schema> =
  Schema extends Derived<z.ZodType>
    ? false
    : Schema extends z.ZodOptional<infer Inner>
      ? Inner extends z.ZodArray
        ? false
        : true
      : false

/** Props that the page passes to every section. */
interface GivenProps {
  /** Anchor of the heading, for "On this page". */
  id?: string
  /** Text of the heading; of the page's h1 if it is the first section. */
  heading?: string
  /** Only for the first section of a page. */
  breadcrumb?: readonly BreadcrumbRoute[]
  /** The sentence next to the heading. */
  lead?: string
  /** Name for screen readers if no heading is shown. */
  label?: string
  /** No upper padding: the section before has the same background. */
  joined?: boolean
  /** The definition's surface. */
  surface?: Exclude<Surface, "own" | "text">
}

/** The props of a section's component, from its definition. */
export type PropsOf<Definition> =
  Definition extends SectionDefinition<infer Fields, infer Reads, infer Props>
    ? GivenProps & Written<z.infer<Props>> & Values<Fields> & ReadsOf<Reads>
    : never

/** What editors write in the element. zod's type for an object without keys has every key. */
type Written<Props> = string extends keyof Props ? unknown : Props

type ReadsOf<Reads> = {
  readonly [Name in keyof Reads as Reads[Name] extends Listed<unknown> ? Name : never]: Value<Reads[Name]>
} & {
  readonly [Name in keyof Reads as Reads[Name] extends Listed<unknown> ? never : Name]?: Value<Reads[Name]>
}

/** The props of a hero's component. */
export type HeroPropsOf<Definition> =
  Definition extends SectionDefinition<infer Fields, infer Reads>
    ? Values<Fields> & Values<Reads> & { breadcrumb: readonly BreadcrumbRoute[] }
    : never
