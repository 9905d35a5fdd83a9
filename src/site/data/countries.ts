/** The countries in the phone field's list. */
import { z } from "zod"
import { defineDataFile, entryId, text } from "../../content/define"

export const countries = defineDataFile({
  type: "Country",
  file: "countries.yaml",
  about: "Calling codes of the phone field",
  // The field loads them when its list is opened.
  inScripts: { fields: ["name", "cca2", "code", "flagUrl"], images: ["flagUrl"] },
  schema: z.strictObject({
    id: entryId(),
    name: text("Name of the country or territory.", { max: 60 }),
    cca2: z
      .string()
      .regex(/^[A-Z]{2}$/, "is not a two-letter code. Write two capital letters, e.g. BD")
      .meta({ description: "Two-letter code (ISO 3166-1).", title: "Two-letter code" }),
    code: z
      .string()
      .regex(/^\d{1,7}$/, 'is not a calling code. Write its digits in quotes, e.g. "880"')
      .meta({ description: "Calling code, without +. Countries may share one." }),
    flagUrl: z
      .url({ protocol: /^https$/ })
      .meta({ description: "Address of the image of the flag.", title: "Address of the flag" }),
  }),
})
