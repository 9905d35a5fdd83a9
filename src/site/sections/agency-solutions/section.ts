import { defineSection } from "../../../content/model/define-section"
import { every } from "../../../content/model/fields"

export const agencySolutions = defineSection({
  name: "AgencySolutions",
  anywhere: true,
  description: "What every project includes: the cards of content/data/solutions.yaml.",
  heading: "In every project",
  reads: { allSolutions: every("Solution", "AgencySolutionsSolution") },
})
