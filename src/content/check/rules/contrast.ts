import { defineRule } from "../rule"

/** Colours that look alike. Found by the field's definition. */
export const contrast = defineRule({
  id: "contrast",
  about: "Text has a contrast of 4.5:1 to its background, outlines and colours of charts 3:1 (WCAG 2.2).",
  examples: { in: "fields", wrong: ['hero.title.color: "#2A6446"'], right: ['hero.title.color: "#FFFFFF"'] },
})
