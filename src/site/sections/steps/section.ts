import { defineTextElement } from "../../../content/define"

export const steps = defineTextElement({
  name: "Steps",
  description: "A numbered list of steps, each of which may be several paragraphs, code and images.",
  children: "numbered list",
  mdx: `<Steps>

1. Write the first step.

   It may have more than one paragraph, indented by three spaces.

2. Write the next one.

</Steps>`,
})
