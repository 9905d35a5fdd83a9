import { altText, defineTextElement, focus, image, text } from "../../../content/define"

export const wideFigure = defineTextElement({
  name: "WideFigure",
  label: "Wide picture",
  description: "An image that is as wide as the window; in articles, as wide as the text.",
  wide: true,
  props: {
    image: image("The image, next to the document, 12:5, at least 2,400 pixels wide.", {
      width: 2400,
      ratio: 12 / 5,
      display: "full",
    }),
    focus: focus("image"),
    alt: altText("What the image shows."),
    caption: text("What to look at.", { max: 200 }).optional(),
  },
  mdx: `<WideFigure image="./wide.jpg" alt="A harbour wall with berths as cards" caption="All berths of one day." />`,
})
