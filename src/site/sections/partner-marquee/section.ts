import { defineSection, every, head } from "../../../content/define"

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
