import { accordionItem } from "../../content/model/blocks"
import { defineSection } from "../../content/model/define-section"
import { list } from "../../content/model/fields"

export const faq = defineSection({
  name: "Faq",
  description: "Questions and answers, one open at a time.",
  heading: "Questions",
  fields: { faq: list(accordionItem, "Questions asked before the first call.", { max: 10 }).optional() },
  needs: "faq",
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
