import { defineTextElement } from "../../../content/define"

export const fileTree = defineTextElement({
  name: "FileTree",
  description: "Files and folders. A list in an entry makes it a folder; bold text sets an entry off.",
  children: "list",
  mdx: `<FileTree>

- content
  - insights
    - **index.mdx** the text of the article
    - cover.jpg
- package.json

</FileTree>`,
})
