import { defineTextElement } from "../../content/model/define-text-element"
import { reference } from "../../content/model/fields"

export const snippet = defineTextElement({
  name: "Snippet",
  description:
    "Text that several documents share: the Markdown of `content/snippets/<name>.mdx`, without headings, images or files.",
  props: { name: reference("Snippet", "Name of the file, without .mdx.") },
  mdx: `<Snippet name="estimate-note" />`,
})
