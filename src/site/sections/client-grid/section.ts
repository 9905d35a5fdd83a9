import { defineSection, every, head, sitePath, text } from "../../../content/define"

export const clientGrid = defineSection({
  name: "ClientGrid",
  label: "Clients",
  anywhere: true,
  description:
    "The logos of all clients, from content/data/clients.yaml, in a grid with lines; with a link, those of the first ten.",
  heading: "Our customers",
  // The grid has a frame: it keeps its distance from a section below it with the same background.
  surface: "own",
  reads: { clients: every("Client", "ClientLogo") },
  mdx: '<ClientGrid logos="Clients" label="Meet them all" href="/company/clients/" />',
  props: head.extend({
    logos: text("What the grid shows, for people who do not see it, e.g. Clients.", { max: 40 }).optional(),
    label: text("Text of a link next to the heading, e.g. All clients.", { max: 32 }).optional(),
    href: sitePath("Target of the link.").meta({ title: "Link" }).optional(),
  }),
})
