import { defineSection } from "../../../content/model/define-section"
import { every } from "../../../content/model/fields"
import { head } from "../../../content/model/section-props"

export const partnerMarquee = defineSection({
  name: "PartnerMarquee",
  label: "Row of partners",
  anywhere: true,
  description: "A moving row with the logos of content/data/partners.yaml.",
  heading: "Partners",
  quiet: true,
  surface: "own",
  reads: { partners: every("Partner", "PartnerMarqueePartner") },
  props: head.omit({ lead: true }),
  mdx: `<PartnerMarquee />`,
})
