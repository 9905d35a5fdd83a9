import { z } from "zod"
import { altText, defineSection, focus, image, only } from "../../../content/define"

export const contactBlock = defineSection({
  name: "ContactBlock",
  label: "Contact",
  description:
    "The contact form in a box, with a picture next to it. Its words are in content/data/contact-form.yaml.",
  heading: "Contact us",
  fields: {
    contactBlock: z
      .strictObject({
        image: image("Picture, 4:5, at least 1,200 pixels wide.", {
          width: 1200,
          ratio: 4 / 5,
          display: "full",
          widths: [384, 640, 828, 1080, 1200],
        }),
        focus: focus("image"),
        alt: altText("What the picture shows."),
      })
      .optional()
      .meta({ description: "The picture next to the contact form." }),
  },
  reads: {
    settings: only("SiteSettings", "SiteContact"),
    texts: only("ContactFormTexts", "ContactFormTexts"),
  },
  example: { contactBlock: { image: "./contact.jpg", alt: "TODO What the picture shows" } },
})
