import { z } from "zod"
import { problem } from "./field-kind"

interface ListRules {
  min?: number
  max?: number
  /** Whether a text may occur twice, such as a label of an axis. */
  repeats?: boolean
  /** Type of the data file or collection whose entries or documents are shown if the list is empty. */
  fallback?: string
}

/** A list with at least `min` and at most `max` entries. */
export const list = <Item extends z.ZodType>(
  item: Item,
  description: string,
  { min = 0, max = 40, repeats = false, fallback }: ListRules = {},
) =>
  z
    .array(item)
    .min(min)
    .max(max)
    .superRefine((entries, context) => {
      if (repeats) return
      entries.forEach((entry, index) => {
        if (typeof entry === "string" && entries.indexOf(entry) !== index)
          context.addIssue({
            code: "custom",
            path: [index],
            ...problem("duplicate", "is listed twice. Remove one of the two"),
          })
      })
    })
    .meta({ description, ...(fallback ? { fallback } : {}) })
