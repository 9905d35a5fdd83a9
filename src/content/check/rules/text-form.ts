import { defineRule } from "../rule"

/** Texts with line breaks, outer spaces or nothing visible. Found by the field's definition. */
export const textForm = defineRule({
  id: "text-form",
  about: "Fields have one line of visible text, without spaces at its beginning or end.",
  examples: { in: "fields", wrong: ['country: "Portugal "'], right: ["country: Portugal"] },
})
