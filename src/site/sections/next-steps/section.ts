import { defineSection, every } from "../../../content/define"

export const nextSteps = defineSection({
  name: "NextSteps",
  anywhere: true,
  description: "What happens after a request, from content/data/next-steps.yaml.",
  heading: "What happens next",
  surface: "subtle",
  reads: { steps: every("NextStep", "NextStepsItem") },
})
