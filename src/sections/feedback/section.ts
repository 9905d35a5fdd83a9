import { z } from "zod"
import { defineSection } from "../../content-model/define-section"
import { list, text } from "../../content-model/fields"

const feedbackItem = z
  .strictObject({
    title: text("What was asked or counted.", { max: 36 }),
    value: text('The figure, always in quotes, e.g. "4.8".', { max: 8 }),
  })
  .meta({ typeName: "FeedbackItem", description: "A metric of the feedback." })

export const feedback = defineSection({
  name: "Feedback",
  description: "Tiles with the metrics of the feedback.",
  heading: "Feedback",
  fields: {
    feedback: list(feedbackItem, "Metrics of the feedback; four fill a row.", { max: 8 }).optional(),
  },
  example: {
    feedback: [
      { title: "Rating in the store", value: "4.8" },
      { title: "Sessions without a crash", value: "99.8%" },
      { title: "Set up in", value: "11 min" },
      { title: "Questions to support", value: "−36%" },
    ],
  },
})
