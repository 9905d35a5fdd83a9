import { defineTextElement, text } from "../../../content/define"

export const quote = defineTextElement({
  name: "Quote",
  label: "Quotation",
  description: "A quotation with who said it.",
  props: {
    by: text("Who said it.", { max: 60, label: "Name" }),
    role: text("Position and company.", { max: 90 }).optional(),
  },
  children: "markdown",
  mdx: `<Quote by="Deniz Aydin" role="Head of Operations, Harbour Ledger">

We stopped printing the board in March.

</Quote>`,
})
