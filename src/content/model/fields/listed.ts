import { z } from "zod"
import type { ContentList, Field } from "./field-kind"
import type { RelatedFragments } from "./reference"

/** What a section reads of other content than its document: every page that shows the section has it. */
export type Listed<Value> = Field<z.ZodType, Value> & { readonly "~listed": true }

type Fragment<Name> = Name extends keyof RelatedFragments ? RelatedFragments[Name] : never

/**
 * All entries of a data file or all documents of a collection, in their order, for `reads` of a section.
 * @param fragment GraphQL fragment with what the section shows of each
 */
export const every = <Name extends string>(of: string, fragment: Name) =>
  nodes<readonly Fragment<Name>[]>({ of, fragment, single: false })

/** The only entry of a data file, for `reads` of a section. */
export const only = <Name extends string>(of: string, fragment: Name) =>
  nodes<Fragment<Name> | null>({ of, fragment, single: true })

const nodes = <Value>(list: ContentList) => z.unknown().meta({ list }) as unknown as Listed<Value>
