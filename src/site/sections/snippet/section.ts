import { defineTextElement } from "../../../content/model/define-text-element"
import { snippetType } from "../../../content/model/element-names"
import { reference } from "../../../content/model/fields"

export const snippet = defineTextElement({
  name: snippetType,
  label: "Shared text",
  description:
    "Text that several documents share: the Markdown of `content/snippets/<name>.mdx`, without headings, images or files.",
  props: { name: reference(snippetType, "Name of the file, without .mdx.").meta({ title: "Shared text" }) },
  mdx: `<Snippet name="estimate-note" />`,
})
