import { altLength, isFileName } from "../../content-model/blocks"
import { at, nodesOf } from "../body/body"
import { defineRule } from "../rule"

/** Images in the text without a useful alternative text. */
export const imageAlt = defineRule({
  id: "image-alt",
  title: "A picture has no alt text, or one of the wrong length",
  about: "The alt text says what a picture shows, for people who cannot see it. It has 10 to 180 characters.",
  examples: {
    in: "body",
    wrong: ["![](./screen-1.jpg)", "![Board](./screen-1.jpg)", "![screen 1 final.jpg](./screen-1.jpg)"],
    right: ["![A board with four columns](./screen-1.jpg)"],
  },
  body(body, report) {
    for (const { node } of nodesOf(body, "image")) {
      const alt = (node.alt ?? "").trim().replace(/\s+/g, " ")
      const { length } = alt
      const hasLength = length >= altLength.min && length <= altLength.max
      if (hasLength && !isFileName(alt)) continue
      const size = `${length} ${length === 1 ? "character" : "characters"}`
      const wrong = hasLength ? "its alt text is the name of a file" : `its alt text has ${size}`
      const message = length === 0 ? "has no alt text" : wrong
      const fix = `Say what it shows in ${altLength.min} to ${altLength.max} characters: ![…]`
      report(imageAlt, at(node, `image ${node.url}`), message, fix)
    }
  },
})
