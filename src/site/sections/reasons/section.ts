import { defineSection, every } from "../../../content/define"

export const reasons = defineSection({
  name: "Reasons",
  anywhere: true,
  description: "Reasons to choose the agency: the cards of content/data/reasons.yaml.",
  heading: "Why choose us",
  reads: { reasons: every("Reason", "ReasonsReason") },
})
