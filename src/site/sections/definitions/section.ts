import { defineTextElement, text } from "../../../content/define"

export const definitions = defineTextElement({
  name: "Definitions",
  description: "A list of terms and what they mean.",
  children: ["Definition"],
  mdx: `<Definitions>
<Definition term="First term">What the first term means.</Definition>
<Definition term="Second term">What the second term means.</Definition>
</Definitions>`,
})

export const definition = defineTextElement({
  name: "Definition",
  description: "One of the terms of `<Definitions>`, with its explanation between the tags.",
  props: { term: text("The term.", { max: 60 }) },
  children: "markdown",
})
