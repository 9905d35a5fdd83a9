import { z } from "zod"
import { iconNames } from "../icon-names"
import type { Field } from "./field-kind"

/** One of several values. A `String` in GraphQL, since the values may not be valid enum names. */
export const choice = <Value extends string>(values: readonly Value[], description: string) =>
  asText(z.enum(values).meta({ description }))

/** The name of an icon of our set. */
export const icon = (description = "Icon next to the title.") =>
  asText(z.enum(iconNames).meta({ description, field: { name: "icon", rule: "choice", control: "icon" } }))

const asText = <Schema extends z.ZodType>(schema: Schema) => schema as Field<Schema, string>
