import { defineRule } from "../rule"

/** Days that do not exist, and changes in the future. Found by the field's definition. */
export const date = defineRule({
  id: "date",
  about: "Dates are written year-month-day. The day of a change (`updated`) is never in the future.",
  examples: {
    in: "fields",
    wrong: ["date: 22.4.2026", "date: 9999-01-01", "updated: 2098-01-01"],
    right: ["date: 2026-05-14"],
  },
})
