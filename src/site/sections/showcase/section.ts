import { defineSection, every, head, text } from "../../../content/define"

export const showcase = defineSection({
  name: "Showcase",
  anywhere: true,
  description:
    "The projects of content/data/showcase.yaml on a dark background, with a button to the case studies.",
  heading: "Showcase",
  surface: "ink",
  reads: { showcaseProjects: every("ShowcaseProject", "ShowcaseProjectCard") },
  props: head.omit({ lead: true }).extend({
    label: text("Text of the button to the case studies.", { max: 32 }).optional(),
  }),
  mdx: `<Showcase heading="What we shipped this year" label="See our case studies" />`,
})
