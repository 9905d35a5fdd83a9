import type { ImageFacts } from "../image-facts"
import { defineRule } from "../rule"
import { shapeOf } from "../shape-of"

/** Images that are shown blurred or cut off. */
export const imageSize = defineRule({
  id: "image-size",
  about: "Each field needs a picture of a certain size and shape; others are shown blurred or cut off.",
  severity: "warning",
  examples: {
    in: "files",
    wrong: [
      "case-studies/harbour-ledger/thumbnail.jpg: 400 × 300",
      "case-studies/harbour-ledger/thumbnail.jpg: 900 × 900",
    ],
    right: ["case-studies/harbour-ledger/thumbnail.jpg: 1600 × 1200"],
  },
  image({ wanted }, facts) {
    if (!facts || wanted.type !== "image" || facts.problem || facts.width < minimumWidth) return undefined
    const { width, height } = facts
    if (wanted.width && width < wanted.width / 2) {
      const fix = `Export it at least ${wanted.width.toLocaleString("en-GB")} pixels wide`
      return [`is ${pixels(facts)} and will look blurred`, fix]
    }
    const { ratio } = wanted
    const stretch = ratio ? width / height / ratio : 1
    if (!ratio || Math.max(stretch, 1 / stretch) < shapeTolerance) return undefined
    return [`is ${pixels(facts)} and will be cropped: it is shown ${shapeOf(ratio)}`, "Crop it to that shape"]
  },
})

/** Narrower images are icons, or exported by accident. */
export const minimumWidth = 200

/** How much wider or narrower than its field an image may be: 16:9 for 16:10 is possible, a square for 4:3 is not. */
const shapeTolerance = 1.3

export const pixels = ({ width, height }: ImageFacts) =>
  `${width.toLocaleString("en-GB")} × ${height.toLocaleString("en-GB")} pixels`
