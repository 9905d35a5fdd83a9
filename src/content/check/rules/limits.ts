import type { z } from "zod"
import { defineRule, type Problem } from "../rule"

/** Texts, lists and numbers outside the limits of their field. */
export const limits = defineRule({
  id: "limits",
  about: "Texts and lists fit into the layout; numbers are in a certain range.",
  examples: { in: "fields", wrong: ["desc: Too short.", "tags: []"], right: ["country: Portugal"] },
})

/** @param value shorter or smaller than its field allows */
export const tooLittle = ({ origin, minimum }: z.core.$ZodIssueTooSmall, value: unknown): Problem =>
  origin === "string" || origin === "array"
    ? [`has ${count(value)}`, `Write at least ${minimum}`]
    : [`is ${value}`, `Write ${minimum} or more`]

/** @param value longer or larger than its field allows */
export const tooMuch = ({ origin, maximum }: z.core.$ZodIssueTooBig, value: unknown): Problem =>
  origin === "string" || origin === "array"
    ? [`has ${count(value)}`, `Shorten it to ${maximum}`]
    : [`is ${value}`, `Write ${maximum} or less`]

const count = (value: unknown) => {
  const { length } = value as string | unknown[]
  const noun = typeof value === "string" ? ["character", "characters"] : ["entry", "entries"]
  return `${length || "no"} ${length === 1 ? noun[0] : noun[1]}`
}
