import { defineTextElement } from "../../content-model/define-text-element"
import { reference } from "../../content-model/fields"

export const snippet = defineTextElement({
  name: "Snippet",
  description:
    "Text that several documents share: the Markdown of `content/snippets/<name>.mdx`, which holds no headings, images and files.",
  props: { name: reference("Snippet", "Name of the file, without .mdx.") },
  mdx: `<Snippet name="estimate-note" />`,
})
