import { z } from "zod"
import type { FieldKind } from "./field-kind"

const kind: FieldKind = {
  name: "color",
  rule: "colour",
  jsonSchema: { format: "color-hex" },
  control: "color",
}

/** A colour as #RRGGBB. */
export const color = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour. Write # and six hexadecimal digits, e.g. "#34CE72"')
    .meta({ description, field: kind })
