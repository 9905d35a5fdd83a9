import { z } from "zod"
import { altText } from "../content-model/blocks"
import { validateFields } from "../content-model/validate-fields"

const schema = z.strictObject({ alt: altText("What the picture shows.") })

/** What is wrong with the alt text of a picture in a body, which follows the rules of those in the frontmatter. */
export const altMistake = (written: string): string | undefined => {
  const alt = written.trim().replace(/\s+/g, " ")
  if (!alt) return "has no alt text"
  const result = validateFields(schema, { alt })
  return result.success ? undefined : `its alt text ${result.problems[0]?.message}`
}
