import { defineSection, list } from "../../../content/define"
import { solutionItem } from "../../data/blocks"

export const solutions = defineSection({
  name: "Solutions",
  description: "Grid of cards: what is included, or what a technology is good at.",
  heading: "What is included",
  supporting: true,
  fields: {
    solutions: list(solutionItem, "The cards of the grid; an even number fills the rows.", {
      max: 9,
    }).optional(),
  },
  needs: "solutions",
  example: {
    solutions: [
      {
        icon: "route",
        title: "TODO The first thing",
        description: "TODO What it is, in one or two sentences with a figure in them.",
      },
      {
        icon: "gauge",
        title: "TODO The second thing",
        description: "TODO An even number of cards fills the rows. The first two have a coloured background.",
      },
      {
        icon: "layers",
        title: "TODO The third thing",
        description: "TODO Each card is a promise that a client can check later.",
      },
    ],
  },
})
