import { defineSection, every, head, text } from "../../../content/define"

export const clientsMarquee = defineSection({
  name: "ClientsMarquee",
  label: "Row of clients",
  anywhere: true,
  description: "A moving row with the logos of content/data/clients.yaml below a heading.",
  heading: "Our clients",
  surface: "own",
  reads: { clients: every("Client", "ClientLogo") },
  props: head.extend({
    label: text("Name of the row for screen readers. Default: the heading.", { max: 32 }).optional(),
  }),
  mdx: `<ClientsMarquee heading="They trusted us" label="Clients" />`,
})
