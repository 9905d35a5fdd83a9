import { type ImageFacts, maximumBytes, maximumSide } from "../image-facts"
import { imagesOf } from "../places"
import { defineRule } from "../rule"
import { minimumWidth, pixels } from "./image-size"

/** Images too small or too large for anything. */
export const imageLimits = defineRule({
  id: "image-limits",
  title: "A picture is too small or too large",
  about: "Pictures have at least 200 pixels in width, at most 12,000 pixels on each side, and at most 20 MB.",
  examples: {
    in: "files",
    wrong: [
      "case-studies/harbour-ledger/screen-1.jpg: 40 × 30",
      "case-studies/harbour-ledger/screen-1.jpg: 12001 × 10",
    ],
    right: ["case-studies/harbour-ledger/screen-1.jpg: 800 × 600"],
  },
  async site(site, report) {
    await Promise.all(
      imagesOf(site).map(async ({ file, value, wanted, place }) => {
        const facts = await site.images.inspect(file)
        const problem = facts && wanted.kind === "image" && problemOf(facts)
        if (problem) report(imageLimits, await place(), `"${value}" ${problem[0]}`, problem[1])
      }),
    )
  },
})

function problemOf(facts: ImageFacts): [message: string, fix: string] | undefined {
  const { width, height, bytes, problem, format } = facts
  if (bytes > maximumBytes)
    return [`has ${(bytes / 1024 / 1024).toFixed(1)} MB`, "Export it with at most 20 MB"]
  if (problem || format === "svg") return undefined
  if (Math.max(width, height) > maximumSide)
    return [`has ${pixels(facts)}`, "Export it with at most 12,000 pixels on each side"]
  return width < minimumWidth
    ? [`has ${pixels(facts)}, too few to be shown`, `Export it at least ${minimumWidth} pixels wide`]
    : undefined
}
