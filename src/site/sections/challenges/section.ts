import { z } from "zod"
import { defineSection, icon, list, text } from "../../../content/define"
import { accent } from "../../data/blocks"

const challenge = z
  .strictObject({
    title: text("What was difficult, in a few words.", { max: 44 }),
    description: text("Why, and what was done about it.", { min: 20, max: 180 }),
    icon: icon(),
    accent: accent.optional(),
  })
  .meta({ typeName: "Challenge", description: "Something that was difficult." })

export const challenges = defineSection({
  name: "Challenges",
  description: "Cards that say what was difficult.",
  heading: "Challenges",
  supporting: true,
  surface: "subtle",
  fields: { challenges: list(challenge, "What was difficult.", { max: 9 }).optional() },
  needs: "challenges",
  example: {
    challenges: [
      {
        title: "TODO The first difficulty",
        description: "TODO Why it was difficult, and what was done about it.",
        icon: "git-merge",
      },
      {
        title: "TODO The second difficulty",
        description: "TODO Three or six cards fill the rows of the grid.",
        icon: "wifi-off",
      },
      {
        title: "TODO The third difficulty",
        description: "TODO Mention the disadvantages of the decision too.",
        icon: "clock",
      },
    ],
  },
})
