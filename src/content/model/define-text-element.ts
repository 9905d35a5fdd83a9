import type { ReactNode } from "react"
import { z } from "zod"
import { type Children, defineSection, type SectionDefinition } from "./define-section"
import type { Field, ImageFile } from "./fields"
import type { ImageData } from "./image-data"

/**
 * Define an element of the text, which every collection takes. Unlike a section it does not end the text around it, and
 * may be used any number of times and in other elements. `site/collections/text-elements.ts` lists them.
 */
export const defineTextElement = <Shape extends z.ZodRawShape = Record<never, never>>(
  options: Pick<
    SectionDefinition,
    "name" | "label" | "description" | "mdx" | "wide" | "inline" | "explained"
  > & {
    /** Images and files are next to the document. */
    props?: Shape
    children?: Children
  },
) => defineSection({ ...options, props: z.strictObject(options.props ?? ({} as Shape)), surface: "text" })

/** A prop as the component receives it. */
type Value<Schema> =
  Schema extends Field<z.ZodType, infer Own>
    ? Own extends ImageFile
      ? ImageData | null
      : Own
    : Schema extends z.ZodOptional<infer Inner>
      ? Value<Inner> | undefined
      : z.infer<Schema>

type Values<Shape extends z.ZodRawShape, Written> = {
  readonly [Name in keyof Written]: Value<Shape[Name & keyof Shape]>
}

/**
 * The props of a text element's component, from its definition. An element that only contains elements of certain
 * names receives their props as `items`, in the order of its children.
 */
export type TextPropsOf<Definition, Item = never> =
  Definition extends SectionDefinition<infer _Fields, infer _Reads, z.ZodObject<infer Shape>>
    ? Values<Shape, z.infer<z.ZodObject<Shape>>> & { children?: ReactNode } & ([Item] extends [never]
          ? object
          : { items: readonly TextPropsOf<Item>[] })
    : never
