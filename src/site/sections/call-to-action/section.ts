import { z } from "zod"
import { defineSection, id, sitePath, text } from "../../../content/define"

export const callToAction = defineSection({
  name: "CallToAction",
  anywhere: true,
  aboutOtherPages: true,
  description: "A box in the accent colour with a button, at the end of a page.",
  props: z.strictObject({
    heading: text("The heading. Default: the one in content/data/texts.yaml.", { max: 60 }).optional(),
    label: text("Text of the button. Default: the one in content/data/texts.yaml.", { max: 32 }).optional(),
    href: sitePath("Target of the button; default /estimate/.")
      .meta({ title: "Link of the button" })
      .optional(),
    id,
  }),
})
