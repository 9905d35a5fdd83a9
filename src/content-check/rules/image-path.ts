import path from "node:path"
import { isImagePath, isRemote } from "../../mdx/address"
import { at, nodesOf } from "../body/body"
import { fileNames } from "../content-files"
import { imagesOf } from "../places"
import { defineRule } from "../rule"
import { didYouMeanName } from "../suggestion"

/** Paths that are no image next to the document, and files that do not exist. */
export const imagePath = defineRule({
  id: "image-path",
  title: "A picture is not found",
  about:
    "Pictures are in the folder of their document. Their names start with ./ and are written exactly as on disk.",
  examples: {
    in: "body",
    wrong: [
      "![A board with four columns](screen-1.jpg)",
      "![A board with four columns](./screen-9.jpg)",
      "![A board with four columns](./Screen-1.jpg)",
    ],
    right: ["![A board with four columns](./screen-1.jpg)"],
  },
  body(body, report) {
    for (const { node } of nodesOf(body, "image")) {
      const problem = pathProblem(node.url)
      if (problem) report(imagePath, at(node, `image ${node.url}`), ...problem)
    }
    for (const { node } of nodesOf(body, "imageReference"))
      report(
        imagePath,
        at(node, "image"),
        "the address of this picture is elsewhere",
        'Write ![what it shows](./picture.jpg "caption")',
      )
  },
  async site(site, report) {
    for (const { file, value, place } of imagesOf(site)) {
      const problem = await missingFileProblem(file, value)
      if (problem) report(imagePath, await place(), ...problem)
    }
  },
})

type Problem = [message: string, fix: string]

function pathProblem(url: string): Problem | undefined {
  if (isRemote(url) || isImagePath(url)) return undefined
  if (/^http:\/\//i.test(url))
    return ["is not encrypted", "Write https://, or put the picture next to this file"]
  return ["is not a picture next to this file", "Write e.g. ./screen-1.jpg (jpg, png, webp or avif)"]
}

async function missingFileProblem(file: string, value: string): Promise<Problem | undefined> {
  const names = await fileNames(path.dirname(file))
  const name = path.basename(file)
  if (names.includes(name)) return undefined
  const otherCase = names.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  if (otherCase)
    return [`"${value}" is called "${otherCase}" on disk`, "Write it with the same capital letters"]
  const lookalike = names.find((candidate) => candidate.normalize() === name.normalize())
  if (lookalike) {
    const plain = lookalike.normalize("NFD").replace(/\p{M}/gu, "")
    return [
      `"${value}" has other characters than the name on disk, although they look the same`,
      `Rename the file without accents, e.g. ${plain}, and write that here`,
    ]
  }
  const images = names.filter((candidate) => /\.(jpe?g|png|webp|avif|svg)$/i.test(candidate))
  const listed =
    images.length > 0 ? `In that folder: ${images.slice(0, 12).join(", ")}` : "Put it next to this file"
  return [
    `the file "${value}" does not exist`,
    [didYouMeanName(name, images), listed].filter(Boolean).join(" "),
  ]
}
