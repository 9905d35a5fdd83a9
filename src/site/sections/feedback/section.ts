import { z } from "zod"
import { defineSection, list, text } from "../../../content/define"

const feedbackItem = z
  .strictObject({
    title: text("What was asked or counted.", { max: 36 }),
    value: text('The figure, e.g. "4.8".', { max: 8 }),
  })
  .meta({ typeName: "FeedbackItem", title: "Tile", description: "A metric of the feedback." })

export const feedback = defineSection({
  name: "Feedback",
  description: "Tiles with the metrics of the feedback, on the dark background of the results above them.",
  heading: "Feedback",
  supporting: true,
  surface: "ink",
  fields: {
    feedback: list(feedbackItem, "Metrics of the feedback; four fill a row.", { max: 8 }).optional(),
  },
  needs: "feedback",
  example: {
    feedback: [
      { title: "TODO Rating in the store", value: "TODO 4.8" },
      { title: "TODO Sessions without a crash", value: "TODO 98%" },
      { title: "TODO Set up in", value: "TODO 9 m" },
      { title: "TODO Questions to support", value: "TODO −6%" },
    ],
  },
})
