import type { z } from "zod"
import { defineSection, derived, list } from "../../../content/define"
import { processStep } from "../../data/blocks"

const step = processStep
  .extend({
    step: derived(
      processStep.shape.step.meta({ description: "Number of the step. Default: its position in the list." }),
    ),
  })
  .meta({ ...processStep.meta() })

export const processSteps = defineSection({
  name: "ProcessSteps",
  description: "The four steps of our work, from this document or content/data/process.yaml.",
  heading: "How we work",
  supporting: true,
  surface: "subtle",
  fields: {
    process: list(step, "The four steps, if they differ from those in content/data/process.yaml.", {
      min: 4,
      max: 4,
      fallback: "ProcessStep",
    }).optional(),
  },
  complete: ({ process }: { process: z.infer<typeof step>[] }) => ({
    process: process.map((one, index) => ({ step: index + 1, ...one })),
  }),
  example: {
    process: [
      {
        icon: "search",
        title: "Discover",
        desc: "TODO What happens in these two weeks, and what is written down.",
      },
      {
        icon: "pen-tool",
        title: "Design",
        desc: "TODO What is designed, who tests it, and who decides.",
      },
      {
        icon: "code-xml",
        title: "Build",
        desc: "TODO What is delivered every two weeks, and how it is accepted.",
      },
      {
        icon: "rocket",
        title: "Launch and grow",
        desc: "TODO What is monitored after the launch, and for how long.",
      },
    ],
  },
})
