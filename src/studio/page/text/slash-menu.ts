import type { CompletionContext, CompletionSource } from "@codemirror/autocomplete"
import type { ElementModel } from "../../api"
import { plain } from "../form/field-text"

const markdown: [label: string, detail: string, mdx: string][] = [
  ["Heading", "of a chapter", "## "],
  ["Smaller heading", "within a chapter", "### "],
  ["List", "with dots", "- "],
  ["Numbered list", "in an order", "1. "],
  ["Quotation", "in somebody’s words", "> "],
  ["Table", "with a head", "| Name | Value |\n|---|---:|\n| First | 1 |"],
]

/**
 * What can be inserted, offered after `/` at the beginning of a line.
 * @param pictureOf an element with what a section looks like
 */
export const slashMenu =
  (elements: readonly ElementModel[], pictureOf: (name: string) => HTMLElement): CompletionSource =>
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
          detail: plain(description).split(/[.:]/)[0],
          apply: `${example.trim()}\n`,
          info: () => pictureOf(name),
        })),
      ],
    }
  }
