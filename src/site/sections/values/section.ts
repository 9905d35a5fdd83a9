import { defineSection, every } from "../../../content/define"

export const values = defineSection({
  name: "Values",
  anywhere: true,
  description: "How the company behaves: the cards of content/data/values.yaml, without a frame.",
  heading: "How we behave",
  reads: { values: every("Value", "ValuesValue") },
})
