import { z } from "zod"
import { defineSection, heading, text } from "../../../content/define"

export const problemTargetSolution = defineSection({
  name: "ProblemTargetSolution",
  label: "Problem, target, solution",
  description: "Problem, goal and solution, side by side.",
  heading: "The brief",
  quiet: true,
  fields: {
    problem: text("What was wrong in the client's day.", { min: 40, max: 280 }).optional(),
    target: text("What the client wanted to achieve.", { min: 40, max: 280 }).optional(),
    solution: text("What was built.", { min: 40, max: 280 }).optional(),
  },
  needs: "problem",
  props: z.strictObject({ heading }),
  example: {
    problem:
      "TODO What was wrong in the client's day, with the most important figure. Two or three sentences, no more.",
    target:
      "TODO Who should be able to do what afterwards, and by how much. The client signed this sentence before we began.",
    solution:
      "TODO What was built, in the words of a phone call. The sections below explain how it was done.",
  },
})
