import { z } from "zod"
import { defineSection } from "../../content-model/define-section"
import { sitePath, text } from "../../content-model/fields"

export const callToAction = defineSection({
  name: "CallToAction",
  description: "The green band with a button, at the end of a page.",
  props: z.strictObject({
    heading: text("What the band asks.", { max: 60 }).optional(),
    label: text("Text of the button; default Get an estimate.", { max: 32 }).optional(),
    href: sitePath("Where the button leads; default /estimate/.").optional(),
  }),
})
