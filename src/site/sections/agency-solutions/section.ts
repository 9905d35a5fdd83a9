import { defineSection, every } from "../../../content/define"

export const agencySolutions = defineSection({
  name: "AgencySolutions",
  anywhere: true,
  description: "What every project includes: the cards of content/data/solutions.yaml.",
  heading: "In every project",
  reads: { allSolutions: every("Solution", "AgencySolutionsSolution") },
})
