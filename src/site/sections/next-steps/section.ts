import { defineSection } from "../../../content/model/define-section"
import { every } from "../../../content/model/fields"

export const nextSteps = defineSection({
  name: "NextSteps",
  anywhere: true,
  description: "What happens after a request, from content/data/next-steps.yaml.",
  heading: "What happens next",
  surface: "subtle",
  reads: { steps: every("NextStep", "NextStepsItem") },
})
