import { z } from "zod"
import { formattingProblem } from "../plain-text"
import { hasControlCharacter, isVisible } from "../visible-text"
import { problem } from "./field-kind"

interface TextRules {
  min?: number
  max?: number
  /** In forms, where the field's name is not clear. */
  label?: string
}

/** One line of text with at least `min` and at most `max` characters, which is what the layout has space for. */
export const text = (description: string, { min = 1, max = 200, label }: TextRules = {}) =>
  z
    .string()
    .refine((value) => !/[\r\n]/.test(value), severalLines)
    .refine((value) => value === "" || isVisible(value), nothingVisible)
    .refine((value) => !hasControlCharacter(value), controlCharacter)
    .refine((value) => value.trim() === value, outerSpace)
    .superRefine((value, context) => {
      const message = formattingProblem(value)
      if (message) context.addIssue({ code: "custom", ...problem("plain-text", message) })
    })
    .min(min)
    .max(max)
    .meta({ description, ...(label ? { title: label } : {}) })

const severalLines = problem(
  "text-form",
  "has several lines. Write it in one line, or start the block with >- instead of > or |",
)
const nothingVisible = problem("control-character", "has only invisible characters. Write a text")
const controlCharacter = problem("control-character", "has an invisible character. Remove it")
const outerSpace = problem("text-form", "starts or ends with a space. Remove it")
