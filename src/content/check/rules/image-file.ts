import path from "node:path"
import { withArticle } from "../../../util/words"
import { type ImageFacts, maximumBytes } from "../image-facts"
import { maximumSide } from "../open-image"
import { defineRule, type Problem } from "../rule"
import { minimumWidth, pixels } from "./image-size"

/** Images that cannot be shown: damaged, too small, too large, or not what their name says. */
export const imageFile = defineRule({
  id: "image-file",
  about:
    "Photos and screenshots are JPEG, PNG, WebP or AVIF, logos are SVG, and each name ends in the file's real format. Pictures are at least 200 pixels wide, at most 12,000 pixels on each side and 20 MB, and not animated. Videos and downloads have limits of their own.",
  examples: {
    in: "files",
    wrong: [
      "case-studies/harbour-ledger/screen-1.jpg: 40 × 30",
      "technologies/go/mark.svg: <svg><script/></svg>",
    ],
    right: ["case-studies/harbour-ledger/screen-1.jpg: 800 × 600"],
  },
  image({ file, wanted }, facts) {
    if (!facts) return undefined
    if (wanted.type === "asset") return tooLarge(facts, wanted.megabytes)
    const { format, width, height, bytes, animated, problem } = facts
    if (bytes > maximumBytes)
      return [`is ${(bytes / 1024 / 1024).toFixed(1)} MB`, "Export it with at most 20 MB"]
    if (wanted.type === "svg") {
      if (format && format !== "svg")
        return [`is ${withArticle(format.toUpperCase())} file`, "Export it as SVG"]
      return problem ?? (wanted.inOneColour ? facts.inOneColour : undefined)
    }
    if (format === "svg") return ["is an SVG, and a photo is needed", "Export it as PNG"]
    if (problem) return problem
    const extension = path.extname(file)
    const named = formats[extension.slice(1).toLowerCase()]
    if (named && named !== format) {
      const right = Object.keys(formats).find((name) => formats[name] === format)
      const fix = right
        ? `Rename it to ${path.basename(file, extension)}.${right}, here too`
        : "Export it as JPEG or PNG"
      return [`is ${withArticle(format.toUpperCase())} file, but its name ends in ${extension}`, fix]
    }
    if (Math.max(width, height) > maximumSide)
      return [`is ${pixels(facts)}`, "Export it with at most 12,000 pixels on each side"]
    if (animated) return ["is animated", "Save one picture of it"]
    return width < minimumWidth
      ? [`is ${pixels(facts)}, which is too small`, `Export it at least ${minimumWidth} pixels wide`]
      : undefined
  },
})

function tooLarge({ bytes }: ImageFacts, maximum: number): Problem | undefined {
  const megabytes = bytes / 1024 / 1024
  return megabytes > maximum
    ? [`is ${megabytes.toFixed(1)} MB`, `Make it smaller: at most ${maximum} MB`]
    : undefined
}

const formats: Record<string, string> = { jpg: "jpeg", jpeg: "jpeg", png: "png", webp: "webp", avif: "avif" }
