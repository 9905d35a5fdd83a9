import { asset, defineTextElement, image, text } from "../../../content/define"

export const video = defineTextElement({
  name: "Video",
  description: "A video next to the document. It is loaded when the visitor plays it.",
  props: {
    title: text("What it shows, for screen readers.", { max: 90 }),
    file: asset("The video.", { extensions: ["mp4", "webm"], megabytes: 25 }),
    poster: image("The image that is shown before it plays.").meta({ title: "Image before it plays" }),
    captions: asset("What is said, as a WebVTT file.", { extensions: ["vtt"], megabytes: 1 }).meta({
      title: "Subtitles",
    }),
    caption: text("What to look at.", { max: 200 }).optional(),
  },
  mdx: `<Video title="The board on a phone" file="./board.mp4" poster="./board.jpg" captions="./board.vtt" />`,
})
