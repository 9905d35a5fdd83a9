import { defineSection } from "../../../content/model/define-section"
import { every } from "../../../content/model/fields"

export const reasons = defineSection({
  name: "Reasons",
  anywhere: true,
  description: "Reasons to choose the agency: the cards of content/data/reasons.yaml.",
  heading: "Why choose us",
  reads: { reasons: every("Reason", "ReasonsReason") },
})
