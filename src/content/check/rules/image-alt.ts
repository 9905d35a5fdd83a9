import { altLength, isFileName } from "../../model/page-fields"
import { sentence, siteFile } from "../../model/wording"
import { defineRule } from "../rule"

/** Images in the text without a useful alternative text. */
export const imageAlt = defineRule({
  id: "image-alt",
  about: "The alt text says in 10 to 180 characters what a picture shows, for people who cannot see it.",
  examples: {
    in: "body",
    wrong: [
      "![](./screen-1.jpg)",
      "![Board](./screen-1.jpg)",
      "![screen 1 final.jpg](./screen-1.jpg)",
      "![A board with {site.phone}](./screen-1.jpg)",
    ],
    right: ["![A board on a wall](./screen-1.jpg)"],
  },
  node({ node }, { text }) {
    if (node.type !== "image") return undefined
    if (/\{\s*site\.\w+\s*\}/.test(text.slice(node.position?.start.offset, node.position?.end.offset)))
      return [sentence`has a value of ${siteFile}, which is not shown in it`, "Write the value itself"]
    const alt = (node.alt ?? "").trim().replace(/\s+/g, " ")
    const { length } = alt
    const hasLength = length >= altLength.min && length <= altLength.max
    if (hasLength && !isFileName(alt)) return undefined
    const size = `its alt text has ${length} ${length === 1 ? "character" : "characters"}`
    const message = hasLength ? "its alt text is the name of a file" : size
    const fix = `Say what it shows in ${altLength.min} to ${altLength.max} characters: ![…]`
    return [length === 0 ? "has no alt text" : message, fix]
  },
})
