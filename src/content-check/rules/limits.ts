import type { z } from "zod"
import { defineRule } from "../rule"

/** Texts, lists and numbers outside the limits of their field. */
export const limits = defineRule({
  id: "limits",
  title: "A value is too long, too short, too large or too small",
  about: "The layout has room for a certain length. Numbers outside their limits are probably typing errors.",
  examples: {
    in: "fields",
    wrong: ["country: The Republic of Portugal, in Europe", "desc: Too short.", "tags: []"],
    right: ["country: Portugal"],
  },
})

/** @param value shorter or smaller than its field takes */
export const tooLittle = ({ origin, minimum }: z.core.$ZodIssueTooSmall, value: unknown) => {
  if (origin === "string") return limit(`has ${count(value, "character")}`, `Write at least ${minimum}`)
  if (origin === "array") return limit(`has ${count(value, "entry")}`, `Write at least ${minimum}`)
  return limit(`is ${value}`, `Write ${minimum} or more`)
}

/** @param value longer or larger than its field takes */
export const tooMuch = ({ origin, maximum }: z.core.$ZodIssueTooBig, value: unknown) => {
  if (origin === "string")
    return limit(`has ${count(value, "character")}`, `Shorten it to ${maximum} characters or fewer`)
  if (origin === "array") return limit(`has ${count(value, "entry")}`, `Keep ${maximum} or fewer`)
  return limit(`is ${value}`, `Write ${maximum} or less`)
}

const limit = (message: string, fix: string) => ({ rule: limits, message, fix })

const count = (value: unknown, noun: "character" | "entry") => {
  const { length } = value as string | unknown[]
  return `${length || "no"} ${length === 1 ? noun : noun.replace(/y$/, "ie").concat("s")}`
}
