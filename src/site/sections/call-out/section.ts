import { callOutKinds, choice, defineTextElement, text } from "../../../content/define"

export const callOut = defineTextElement({
  name: "CallOut",
  label: "Call-out",
  description: "Text that is set off: `note`, `tip`, `caution` or `danger`.",
  props: {
    kind: choice(callOutKinds, "How much it matters; the word behind the three colons."),
    title: text("In the square brackets; default the kind.", { max: 90 }).optional(),
  },
  children: "markdown",
  mdx: `:::tip[Write the example first]

The rule follows from it.

:::`,
})
