import { defineTextElement, text } from "../../../content/define"

export const abbr = defineTextElement({
  name: "Abbr",
  label: "Abbreviation",
  description:
    "An abbreviation in a sentence. Where it is first used in a document, its meaning follows it in brackets.",
  props: { title: text("What it stands for.", { max: 90, label: "Meaning" }) },
  children: "text",
  inline: true,
  explained: "title",
  mdx: `<Abbr title="What the letters stand for">ABC</Abbr>`,
})
