import path from "node:path"
import type { ImageFacts } from "../image-facts"
import { imagesOf, type NamedImage } from "../places"
import { defineRule } from "../rule"

/** Files that are damaged, or are not what their name says. */
export const imageFile = defineRule({
  id: "image-file",
  title: "A picture cannot be shown",
  about:
    "Photos and screens are JPEG, PNG, WebP or AVIF, logos and marks are SVG. Each file is what its name says, whole, and does not move.",
  examples: {
    in: "files",
    wrong: [
      "case-studies/harbour-ledger/screen-1.jpg: 800 × 600 png",
      "technologies/go/mark.svg: <svg><script/></svg>",
    ],
    right: ["case-studies/harbour-ledger/screen-1.jpg: 800 × 600 jpeg"],
  },
  async site(site, report) {
    await Promise.all(
      imagesOf(site).map(async (image) => {
        const facts = await site.images.inspect(image.file)
        const problem = facts && problemOf(image, facts)
        if (problem) report(imageFile, await image.place(), `"${image.value}" ${problem[0]}`, problem[1])
      }),
    )
  },
})

const formats: Record<string, string> = { jpg: "jpeg", jpeg: "jpeg", png: "png", webp: "webp", avif: "avif" }

function problemOf(
  { file, wanted }: NamedImage,
  { format, animated, problem }: ImageFacts,
): ImageFacts["problem"] {
  if (wanted.kind === "file" && format !== "svg" && format)
    return [`is a ${format.toUpperCase()} file`, "Export it as SVG"]
  if (wanted.kind === "image" && format === "svg")
    return ["is an SVG, and a photo is needed", "Export it as PNG"]
  if (problem || wanted.kind === "file" || !format) return problem
  const extension = path.extname(file)
  const named = formats[extension.slice(1).toLowerCase()]
  if (named && named !== format) {
    const right = Object.keys(formats).find((name) => formats[name] === format)
    const fix = right
      ? `Rename it to ${path.basename(file, extension)}.${right}, here too`
      : "Export it as JPEG or PNG"
    return [`is a ${format.toUpperCase()} file with another name`, fix]
  }
  return animated ? ["is animated", "Save one picture of it"] : undefined
}
