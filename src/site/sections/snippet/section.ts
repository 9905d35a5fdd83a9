import { defineTextElement, reference, snippetType } from "../../../content/define"

export const snippet = defineTextElement({
  name: snippetType,
  label: "Shared text",
  description: "Text that several documents share, without headings, images or files.",
  props: { name: reference(snippetType, "Name of the text.").meta({ title: "Shared text" }) },
  mdx: `<Snippet name="estimate-note" />`,
})
