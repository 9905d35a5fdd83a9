import { z } from "zod"
import { text } from "./fields"

/** Literal props that several sections take. */

export const heading = text("Heading of the section.", { max: 60 }).optional()

/** Heading and lead. */
export const head = z.strictObject({
  heading,
  lead: text("One sentence beside the heading.", { max: 170 }).optional(),
})
