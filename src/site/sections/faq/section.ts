import { z } from "zod"
import { choice, defineSection, head, list } from "../../../content/define"
import { accordionItem } from "../../data/blocks"

export const faq = defineSection({
  name: "Faq",
  label: "Questions and answers",
  description: "Questions and answers, from this document or content/data/faq.yaml.",
  heading: "Questions",
  fields: {
    faq: list(accordionItem, "Questions, if they differ from those in content/data/faq.yaml.", {
      max: 10,
      fallback: "FaqEntry",
    })
      .meta({ title: "Questions" })
      .optional(),
  },
  props: head.extend({
    variant: choice(
      ["primary", "secondary"],
      "primary has lines between the questions, secondary a box for each. Default: primary.",
    )
      .meta({ title: "Look" })
      .optional(),
    multiple: z.boolean().optional().meta({
      description: "Keeps other answers open when one is opened.",
      title: "Several answers open",
    }),
  }),
  example: {
    faq: [
      {
        title: "TODO What does a first release cost?",
        description:
          "TODO Say the range, what it depends on and how long it takes. Clients need a figure for their next meeting, so give one.",
        icon: "wallet",
      },
      {
        title: "TODO What do we keep when it ends?",
        description:
          "TODO Say who owns the code, the designs and the accounts, and what you hand over to the next team.",
      },
    ],
  },
})
