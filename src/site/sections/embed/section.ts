import { defineTextElement, embedUrl, focus, image, text } from "../../../content/define"

export const embed = defineTextElement({
  name: "Embed",
  description:
    "A video, map or prototype of another site, from the hosts in content/data/site.yaml. Nothing is requested from there before the visitor opens it.",
  props: {
    url: embedUrl("Address of its page, as in the address bar.").meta({ title: "Address" }),
    title: text("What it shows.", { max: 90 }),
    poster: image("The image that is shown before it opens, best 16:9.").meta({
      title: "Image before it opens",
    }),
    focus: focus("poster"),
  },
  mdx: `<Embed url="https://vimeo.com/76979871" title="The board in use" poster="./board.jpg" />`,
})
