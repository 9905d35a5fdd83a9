import { altText, defineTextElement, focus, image } from "../../../content/define"

export const sequence = defineTextElement({
  name: "Sequence",
  label: "Texts next to a phone",
  description: "Up to four texts that scroll past a phone, whose screen changes with them.",
  wide: true,
  children: ["Screen"],
  mdx: `<Sequence>
<Screen image="./sequence-1.jpg" alt="The board asks whether a card may move">

A merged branch asks a question.

</Screen>
<Screen image="./sequence-2.jpg" alt="The card with its evidence">

The answer needs one look.

</Screen>
</Sequence>`,
})

export const screen = defineTextElement({
  name: "Screen",
  description: "One of the texts of `<Sequence>`, with its screen.",
  props: {
    image: image("A phone's screen without its frame, next to the document, at least 720 pixels wide.", {
      width: 720,
      display: 360,
    }),
    focus: focus("image"),
    alt: altText("What the screen shows."),
  },
  children: "markdown",
})
