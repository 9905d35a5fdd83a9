import { defineRule } from "../rule"

/** Further rules of single fields, in their definitions. */
export const fieldValue = defineRule({
  id: "field-value",
  about: "Some fields have rules of their own: the slices of a donut add up to 100.",
  examples: {
    in: "fields",
    wrong: [
      "results[0].widthClassName: span-7",
      "research:\n  - header: Cards\n    chart: donut\n    data:\n      - { title: One, color: chart1, value: 99 }",
    ],
    right: [
      "research:\n  - header: Cards\n    chart: donut\n    data:\n      - { title: One, color: chart1, value: 100 }",
    ],
  },
})
