import { z } from "zod"
import { itemOf } from "../unwrap"
import { type Field, fieldKind } from "./field-kind"

/**
 * The data of related documents, entries and lists, by type or fragment. The site declares its own.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the site fills it in.
export interface RelatedFragments {}

/** What sections receive of a document or data entry that a field refers to. */
export type Related<Type extends string> = Type extends keyof RelatedFragments
  ? RelatedFragments[Type]
  : Queries.DocumentLinkFragment

/** A reference to a node of another type: the slug of a document, or the `id` of a data entry. */
export const reference = <Type extends string>(to: Type, description: string) =>
  z
    .string()
    .min(1)
    .meta({
      description,
      field: { name: "reference", rule: "reference", graphql: { type: to }, to, control: "choice" },
    }) as Field<z.ZodString, Related<Type>>

/** The type to which a field refers, or the entries of a list. */
export const referredType = (schema: z.ZodType) => fieldKind(itemOf(schema).item)?.to
