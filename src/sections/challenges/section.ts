import { z } from "zod"
import { accent } from "../../content-model/blocks"
import { defineSection } from "../../content-model/define-section"
import { icon, list, text } from "../../content-model/fields"

const challenge = z
  .strictObject({
    title: text("What was hard, in a few words.", { max: 44 }),
    description: text("Why, and what was done about it.", { min: 20, max: 180 }),
    icon: icon(),
    accent: accent.optional(),
  })
  .meta({ typeName: "Challenge", description: "Something that was hard." })

export const challenges = defineSection({
  name: "Challenges",
  description: "Cards of what was hard.",
  heading: "Challenges",
  surface: "subtle",
  fields: { challenges: list(challenge, "What was hard.", { max: 9 }).optional() },
  example: {
    challenges: [
      {
        title: "TODO The first hard thing",
        description: "TODO Why it was hard, and what was done about it.",
        icon: "git-merge",
      },
      {
        title: "TODO The second hard thing",
        description: "TODO Three or six cards fill the rows of the grid.",
        icon: "wifi-off",
      },
      {
        title: "TODO The third hard thing",
        description: "TODO Say the price of the decision too, if it had one.",
        icon: "clock",
        accent: "orange",
      },
    ],
  },
})
