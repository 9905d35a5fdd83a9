import { altText, defineTextElement, focus, image, text } from "../../../content/define"

const size = { width: 1600, ratio: 16 / 10 }

export const beforeAfter = defineTextElement({
  name: "BeforeAfter",
  label: "Before and after",
  description: "Two images of the same size, and a control that uncovers the second one.",
  props: {
    before: image("The image on the left, next to the document.", size),
    beforeAlt: altText("What the image on the left shows.", "What the left image shows"),
    after: image("The image on the right, next to the document.", size),
    afterAlt: altText("What the image on the right shows.", "What the right image shows"),
    focus: focus("before", "after"),
    caption: text("What has changed.", { max: 200 }).optional(),
  },
  mdx: `<BeforeAfter before="./board-before.jpg" beforeAlt="The board on paper" after="./board-after.jpg" afterAlt="The board on a tablet" caption="The same Monday." />`,
})
