import path from "node:path"
import { decodeUri } from "../../../util/decode-uri"
import { slugify } from "../../../util/slugify"
import { isImagePath, isRemote } from "../../compile/address"
import { pathProblem } from "../../model/path-problem"
import { isImage } from "../content-entry"
import { defineRule, type Problem } from "../rule"
import { didYouMean } from "../suggestion"
import { nameOfSpace } from "./control-character"

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
    const lookalike = names.find((candidate) => visible(candidate) === visible(name))
    if (lookalike) return lookalikeProblem(name, lookalike)
    const extension = path.extname(name)
    const images = names.filter((one) => (wanted.type === "asset" ? one.endsWith(extension) : isImage(one)))
    const listed =
      images.length > 0 ? `In that folder: ${images.slice(0, 12).join(", ")}` : "Put it next to this file"
    return ["does not exist", [didYouMean(name, images), listed].filter(Boolean).join(" ")]
  },
})

/** What can be seen of a name. */
const visible = (name: string) =>
  name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKC")
    .replace(/\s+/g, "")
    .toLowerCase()

/** A name that looks like one on disk, such as that of a screenshot, in which macOS writes special spaces. */
function lookalikeProblem(name: string, onDisk: string): Problem {
  const { name: stem, ext } = path.parse(onDisk)
  const rename = `Rename the file, e.g. to ${slugify(stem) || "picture"}${ext.toLowerCase()}, and write that here`
  const space = specialSpaceIn(onDisk)
  if (space) return [`is not quite the name on disk: that has ${space}`, rename]
  const own = specialSpaceIn(name)
  if (own) return [`has ${own}, and the name on disk has not`, `Write ./${onDisk}`]
  return ["looks like the name on disk, but has different characters", rename]
}

/** The first special space of a name, and what follows: a narrow no-break space (U+202F) before "PM". */
function specialSpaceIn(name: string) {
  const [, space, next = ""] = /((?! )[\p{Z}\p{Default_Ignorable_Code_Point}])(\.?[^\s.]*)/u.exec(name) ?? []
  return space && `${nameOfSpace(space)} before "${next}"`
}
