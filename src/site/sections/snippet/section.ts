import { defineTextElement, reference, snippetType } from "../../../content/define"

export const snippet = defineTextElement({
  name: snippetType,
  label: "Shared text",
  description:
    "Text that several documents share: the Markdown of `content/snippets/<name>.mdx`, without headings, images or files.",
  props: { name: reference(snippetType, "Name of the file, without .mdx.").meta({ title: "Shared text" }) },
  mdx: `<Snippet name="estimate-note" />`,
})
