import path from "node:path"
import { decodeUri } from "../../../util/decode-uri"
import { isImagePath, isRemote } from "../../compile/address"
import { pathProblem } from "../../model/path-problem"
import { isImage } from "../content-entry"
import { defineRule } from "../rule"
import { didYouMean } from "../suggestion"

/** Paths that are not those of an image next to the document, and files that do not exist. */
export const imagePath = defineRule({
  id: "image-path",
  about: "Pictures are next to their document. Their names start with ./ and are written as on disk.",
  examples: {
    in: "body",
    wrong: [
      "![A board on a wall](screen-1.jpg)",
      "![A board on a wall](./Screen-1.jpg)",
      "![A board on a wall](./screen-1.JPG)",
      "![A board on a wall](./a.gif)",
    ],
    right: ["![A board on a wall](./screen-1.jpg)"],
  },
  node({ node }) {
    if (node.type === "imageReference")
      return [
        "the address of this picture must be in the parentheses after it",
        'Write ![what it shows](./picture.jpg "caption")',
      ]
    if (node.type !== "image" || isRemote(node.url) || isImagePath(node.url)) return undefined
    if (/^http:\/\//i.test(node.url))
      return ["is not encrypted", "Write https://, or put the picture next to this file"]
    const [problem, fix] = pathProblem(decodeUri(node.url))?.split(". ") ?? []
    return [
      problem ?? "is not a picture next to this file",
      fix ?? "Write e.g. ./screen-1.jpg (jpg, png, webp or avif)",
    ]
  },
  image({ file, wanted }, _facts, { files }) {
    const names = files.namesIn(path.posix.dirname(file))
    const name = path.basename(file)
    if (names.includes(name)) return undefined
    const otherCase = names.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
    if (otherCase) {
      const isUsual = path.extname(otherCase) === path.extname(otherCase).toLowerCase()
      const fix = isUsual ? `Write ./${otherCase}` : `Rename the file to ${name}`
      return [`is called "${otherCase}" on disk`, fix]
    }
    const lookalike = names.find((candidate) => candidate.normalize() === name.normalize())
    if (lookalike) {
      const plain = lookalike.normalize("NFD").replace(/\p{M}/gu, "")
      const fix = `Rename the file without accents, e.g. ${plain}, and write that here`
      return ["looks like the name on disk, but has different characters", fix]
    }
    const extension = path.extname(name)
    const images = names.filter((one) => (wanted.kind === "asset" ? one.endsWith(extension) : isImage(one)))
    const listed =
      images.length > 0 ? `In that folder: ${images.slice(0, 12).join(", ")}` : "Put it next to this file"
    return ["does not exist", [didYouMean(name, images), listed].filter(Boolean).join(" ")]
  },
})
