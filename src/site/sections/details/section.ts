import { defineTextElement, text } from "../../../content/define"

export const details = defineTextElement({
  name: "Details",
  label: "Text to open",
  description: "Text that is closed until the visitor opens it.",
  props: { summary: text("The line that opens it.", { max: 90 }) },
  children: "markdown",
  mdx: `<Details summary="What the text is about">

The text that is shown when it is open.

</Details>`,
})
