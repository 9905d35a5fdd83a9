import { z } from "zod"
import { defineSection, every, only, text } from "../../../content/define"

export const contactHead = defineSection({
  name: "ContactHead",
  label: "Head of the contact page",
  description:
    "The head of a page with the contact form, and the rows of content/data/offices.yaml. Each member of the team has a copy of the page, whose form names them. The form's words are in content/data/contact-form.yaml.",
  first: "always",
  surface: "own",
  props: z.strictObject({ formHeading: text("Heading of the form.", { max: 40 }).optional() }),
  reads: {
    offices: every("Office", "ContactInfoOffice"),
    settings: only("SiteSettings", "SiteContact"),
    team: every("TeamMember", "ContactPerson"),
    texts: only("ContactFormTexts", "ContactFormTexts"),
  },
  mdx: '<ContactHead formHeading="What you want to build" />',
})
