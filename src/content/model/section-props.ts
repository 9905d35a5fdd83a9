import { z } from "zod"
import { text } from "./fields"

/** Props that editors may write in several sections. */

export const heading = text("Heading of the section.", { max: 60 }).optional()

export const id = z
  .string()
  .regex(
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    "is not an anchor. Write small letters, digits and hyphens, starting with a letter, e.g. our-team",
  )
  .optional()
  .meta({
    title: "Name for links to it",
    description: "Anchor for links to the section, such as /company/#team. Default: from its heading.",
  })

/** Heading, lead and anchor. */
export const head = z.strictObject({
  heading,
  lead: text("One sentence next to the heading.", {
    max: 170,
    label: "Sentence next to the heading",
  }).optional(),
  id,
})
