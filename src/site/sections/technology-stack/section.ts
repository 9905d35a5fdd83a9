import { defineSection, list, reference } from "../../../content/define"
import { technologyStackItem } from "../../data/blocks"

export const technologyStack = defineSection({
  name: "TechnologyStack",
  description:
    "Technologies by group, from this document or content/data/technology-stack.yaml. Related ones have a logo and a link.",
  heading: "Technology stack",
  supporting: true,
  fields: {
    technologyStack: list(
      technologyStackItem,
      "Technologies by group, if they differ from those in content/data/technology-stack.yaml.",
      { max: 6, fallback: "TechnologyStackRow" },
    ).optional(),
  },
  reads: { technologies: list(reference("Technology", ""), "") },
  example: {
    technologyStack: [
      { icon: "smartphone", title: "Mobile", tags: ["TODO Swift", "Kotlin"] },
      { icon: "server", title: "Server", tags: ["TODO Golang", "PostgreSQL", "Redis"] },
    ],
  },
})
