import { defineRule } from "../rule"

/** Markdown and HTML in fields. Found by the field's definition. */
export const plainText = defineRule({
  id: "plain-text",
  about: "Fields hold plain text. Visitors see marks of Markdown and HTML in them as they are written.",
  examples: {
    in: "fields",
    wrong: [
      "country: The **new** coast",
      "country: A &amp; B",
      "country: A <b>B</b>",
      'country: "[there](/services/)"',
      'country: "`Portugal`"',
      'country: "# Portugal"',
      "country: Call {site.phone}",
      "country: Portugal[^1]",
    ],
    right: ["country: A & B", "country: 2 * 3 * 4", "country: snake_case_name", "country: 1 < 2 > 0"],
  },
})
