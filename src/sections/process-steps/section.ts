import { processStep } from "../../content-model/blocks"
import { defineSection } from "../../content-model/define-section"
import { list } from "../../content-model/fields"

export const processSteps = defineSection({
  name: "ProcessSteps",
  description: "The four steps of our work, from this document or content/data/process.yaml.",
  heading: "How we work",
  surface: "subtle",
  fields: {
    process: list(processStep, "The four steps, if they differ from those in content/data/process.yaml.", {
      min: 4,
      max: 4,
      fallback: "ProcessStep",
    }).optional(),
  },
  example: {
    process: [
      {
        step: 1,
        icon: "search",
        title: "Discover",
        desc: "TODO What happens in these two weeks, and what is written down.",
      },
      {
        step: 2,
        icon: "pen-tool",
        title: "Design",
        desc: "TODO What is designed, who tests it, and who decides.",
      },
      {
        step: 3,
        icon: "code-xml",
        title: "Build",
        desc: "TODO What is delivered every two weeks, and how it is accepted.",
      },
      {
        step: 4,
        icon: "rocket",
        title: "Launch and grow",
        desc: "TODO What is monitored after the launch, and for how long.",
      },
    ],
  },
})
