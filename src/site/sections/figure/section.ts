import { altText, defineTextElement, image, text } from "../../../content/define"

export const figure = defineTextElement({
  name: "Figure",
  label: "Picture",
  description: "An image with a caption and a credit. Without a credit, a Markdown image is enough.",
  props: {
    image: image("The image, next to the document."),
    alt: altText("What the image shows."),
    caption: text("What to look at.", { max: 200 }).optional(),
    credit: text("Who made it.", { max: 90 }).optional(),
  },
  mdx: `<Figure image="./harbour.jpg" alt="A board on a wall, half empty" caption="Noon on a Wednesday." credit="Photo: First and last name" />`,
})
