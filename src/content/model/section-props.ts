import { z } from "zod"
import { text } from "./fields"

/** Props that editors may write in several sections. */

export const heading = text("Heading of the section.", { max: 60 }).optional()

/** Heading and lead. */
export const head = z.strictObject({
  heading,
  lead: text("One sentence next to the heading.", { max: 170 }).optional(),
})

/** The same in the guide's examples. */
export const exampleProps = {
  heading: "A heading that says something particular",
  lead: "One sentence next to the heading.",
}
