import { defineTextElement, linkAddress, text } from "../../../content/define"

export const cards = defineTextElement({
  name: "Cards",
  description: "Cards next to each other, e.g. links to what to read next.",
  children: ["Card"],
  mdx: `<Cards>
<Card title="Title of the first card" href="/services/software-consulting/">

Where the first card leads.

</Card>
<Card title="Title of the second card" href="/contact-us/">

Where the second card leads.

</Card>
</Cards>`,
})

export const card = defineTextElement({
  name: "Card",
  description: "One of the cards of `<Cards>`.",
  props: {
    title: text("Title of the card.", { max: 60 }),
    href: linkAddress("Where the card leads; without it the card is not a link.")
      .meta({ title: "Link" })
      .optional(),
  },
  children: "markdown",
})
