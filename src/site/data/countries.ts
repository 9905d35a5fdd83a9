/** The countries in the phone field's list. */
import { z } from "zod"
import { defineDataFile, entryId, list, text } from "../../content/define"

export const countries = defineDataFile({
  type: "Country",
  file: "countries.yaml",
  about: "Calling codes of the phone field",
  // The field loads them when its list is opened.
  inScripts: { fields: ["name", "names", "cca2", "code", "trunk", "flagUrl"], images: ["flagUrl"] },
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
    names: list(
      text("One name.", { max: 60 }),
      "Other names by which visitors may look for it: in its own languages, earlier ones, short ones.",
      { max: 8 },
    ).optional(),
    trunk: z
      .string()
      .regex(/^\d{1,2}$/, 'is not the start of a number. Write its digits in quotes, e.g. "0"')
      .meta({ description: "Digits before numbers within the country that calls from abroad leave out." })
      .optional(),
    flagUrl: z
      .url({ protocol: /^https$/ })
      .meta({ description: "Address of the image of the flag.", title: "Address of the flag" }),
  }),
})
