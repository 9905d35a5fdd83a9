import { z } from "zod"
import { problem, text } from "./fields"

/** Texts that editors see together. @param typeName of groups that several data files have */
export const group = <Shape extends z.ZodRawShape>(description: string, shape: Shape, typeName?: string) =>
  z.strictObject(shape).meta({ description, ...(typeName ? { typeName } : {}) })

/**
 * A text that may have names in braces, which `fillText` replaces by their values. With the name `count`, it may also
 * have a noun that is counted: `{project|projects}`.
 */
export const textWith = (
  names: readonly string[],
  description: string,
  rules?: Parameters<typeof text>[1],
) => {
  const known = names.map((name) => `{${name}}`)
  const counts = names.includes("count")
  const allowed = [...known, ...(counts ? ["{one|many}"] : [])]
  return text(`${description} Values: ${allowed.join(", ")}.`, rules).superRefine((value, context) => {
    const unknown = value
      .replace(/\{[^{}]*\}/g, (braces) =>
        known.includes(braces) || (counts && /^\{[\w -]+\|[\w -]+\}$/.test(braces)) ? "" : braces,
      )
      .match(/\{.*?\}|[{}]/)?.[0]
    if (unknown)
      context.addIssue({
        code: "custom",
        ...problem("field-value", `has "${unknown}", which has no value. Write ${anyOf.format(allowed)}`),
      })
  })
}

const anyOf = new Intl.ListFormat("en", { type: "disjunction" })
