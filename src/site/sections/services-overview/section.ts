import { defineSection, every, head, text } from "../../../content/define"

export const servicesOverview = defineSection({
  name: "ServicesOverview",
  anywhere: true,
  description: "All services as cards, with a link to their list.",
  heading: "What we do",
  surface: "subtle",
  reads: { allServices: every("Service", "ServicesOverviewService") },
  props: head.omit({ lead: true }).extend({
    label: text("Text of the link to the list.", { max: 32 }).optional(),
  }),
  mdx: `<ServicesOverview heading="What we can do for you" label="See every service" />`,
})
