import { technologyStackItem } from "../../content/model/blocks"
import { defineSection } from "../../content/model/define-section"
import { list, reference } from "../../content/model/fields"

export const technologyStack = defineSection({
  name: "TechnologyStack",
  description: "Technologies by group. Related ones have a logo and a link.",
  heading: "Technology stack",
  fields: { technologyStack: list(technologyStackItem, "Technologies by group.", { max: 6 }).optional() },
  needs: "technologyStack",
  reads: { technologies: list(reference("Technology", ""), "") },
  example: {
    technologyStack: [
      { icon: "smartphone", title: "Mobile", tags: ["TODO Swift", "Kotlin"] },
      { icon: "server", title: "Server", tags: ["TODO Golang", "PostgreSQL", "Redis"] },
    ],
  },
})
