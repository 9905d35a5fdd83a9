import { darkImage, defineTextElement, focus, image, text } from "../../../content/define"

export const voice = defineTextElement({
  name: "Voice",
  label: "Large quotation",
  description: "One sentence of the client in large type, with a portrait.",
  wide: true,
  props: {
    by: text("Who said it.", { max: 60, label: "Name" }),
    role: text("Position and company.", { max: 90 }).optional(),
    image: image("A portrait, next to the document, square.", { width: 320, ratio: 1 }).optional(),
    imageDark: darkImage({ width: 320, ratio: 1 }),
    focus: focus("image", "imageDark"),
  },
  children: "text",
  mdx: `<Voice by="Deniz Aydin" role="Head of Operations, Harbour Ledger">We stopped printing the board in March.</Voice>`,
})
