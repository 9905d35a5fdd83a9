import { asset, defineTextElement, text } from "../../../content/define"

export const download = defineTextElement({
  name: "Download",
  description: "A link to a file next to the document, with its type and size.",
  props: {
    label: text("What the file is.", { max: 90 }),
    file: asset("The file.", {
      extensions: ["pdf", "zip", "csv", "txt", "docx", "xlsx", "pptx"],
      megabytes: 20,
    }),
  },
  mdx: `<Download label="The survey’s answers" file="./answers.csv" />`,
})
