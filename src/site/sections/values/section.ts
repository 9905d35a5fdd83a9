import { defineSection } from "../../../content/model/define-section"
import { every } from "../../../content/model/fields"

export const values = defineSection({
  name: "Values",
  anywhere: true,
  description: "How the company behaves: the cards of content/data/values.yaml, without a frame.",
  heading: "How we behave",
  reads: { values: every("Value", "ValuesValue") },
})
