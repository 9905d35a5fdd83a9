import { defineRule } from "../rule"

/** Colours that are not #RRGGBB. Found by the field's definition. */
export const colour = defineRule({
  id: "colour",
  about: 'A colour is # and six of the digits 0–9 and letters A–F, in quotes: "#34CE72".',
  examples: { in: "fields", wrong: ["hero.background: navy"], right: ['hero.background: "#10281C"'] },
})
