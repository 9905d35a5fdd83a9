import type { CompletionContext, CompletionSource } from "@codemirror/autocomplete"
import type { ElementModel } from "../../api"
import { headlineOf } from "../form/field-text"

const markdown: [label: string, detail: string, mdx: string][] = [
  ["Heading", "of a chapter", "## "],
  ["Smaller heading", "within a chapter", "### "],
  ["List", "with dots", "- "],
  ["Numbered list", "in an order", "1. "],
  ["Quotation", "a person’s words", "> "],
  ["Table", "with a head", "| Name | Value |\n|---|---:|\n| First | 1 |"],
]

/**
 * What can be inserted, offered after `/` at the beginning of a line.
 * @param thumbnailOf what is shown next to the option of an element
 */
export const slashMenu =
  (elements: readonly ElementModel[], thumbnailOf: (name: string) => HTMLElement): CompletionSource =>
  (context: CompletionContext) => {
    const typed = context.matchBefore(/^\s*\/\w*/)
    if (!typed) return null
    return {
      from: typed.from,
      options: [
        ...markdown.map(([label, detail, mdx]) => ({
          label: `/${label}`,
          displayLabel: label,
          detail,
          apply: mdx,
        })),
        ...elements.map(({ name, description, example }) => ({
          label: `/${name}`,
          displayLabel: name,
          detail: headlineOf(description),
          apply: `${example.trim()}\n`,
          info: () => thumbnailOf(name),
        })),
      ],
    }
  }
