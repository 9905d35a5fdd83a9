import { defineTextElement, text } from "../../../content/define"

export const tabs = defineTextElement({
  name: "Tabs",
  description: "Several texts of which one is shown at a time. Without scripts and on paper all are shown.",
  props: { label: text("What the visitor chooses, for screen readers.", { max: 60 }) },
  children: ["Tab"],
  mdx: `<Tabs label="What the tabs are about">
<Tab label="First tab">

What the first tab says.

</Tab>
<Tab label="Second tab">

What the second tab says.

</Tab>
</Tabs>`,
})

export const tab = defineTextElement({
  name: "Tab",
  description: "One of the texts of `<Tabs>`.",
  props: { label: text("Text of the tab.", { max: 30 }) },
  children: "markdown",
})
