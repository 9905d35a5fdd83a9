import type { ImageFacts } from "../image-facts"
import { imagesOf, type NamedImage } from "../places"
import { defineRule } from "../rule"

/** Images that are shown blurred or cut off. */
export const imageSize = defineRule({
  id: "image-size",
  title: "A picture will be blurred or cut off",
  about:
    "Each field needs a certain size and shape. Of a picture with less than half the width, or another shape, the check warns.",
  severity: "warning",
  examples: {
    in: "files",
    wrong: [
      "case-studies/harbour-ledger/thumbnail.jpg: 400 × 300",
      "case-studies/harbour-ledger/thumbnail.jpg: 1600 × 1600",
    ],
    right: ["case-studies/harbour-ledger/thumbnail.jpg: 1600 × 1200"],
  },
  async site(site, report) {
    await Promise.all(
      imagesOf(site).map(async (image) => {
        const facts = await site.images.inspect(image.file)
        const problem = facts && sizeProblem(facts, image.wanted)
        if (problem) report(imageSize, await image.place(), `"${image.value}" ${problem[0]}`, problem[1])
      }),
    )
  },
})

/** Images narrower than this are icons or exported by accident. */
export const minimumWidth = 200

/** How much wider or narrower than its field an image may be: 16:9 for 16:10 is possible, a square for 4:3 is not. */
const shapeTolerance = 1.3

export const pixels = ({ width, height }: ImageFacts) =>
  `${width.toLocaleString("en-GB")} × ${height.toLocaleString("en-GB")} pixels`

function sizeProblem(
  facts: ImageFacts,
  wanted: NamedImage["wanted"],
): [message: string, fix: string] | undefined {
  const { width, height, problem } = facts
  if (wanted.kind === "file" || problem || width < minimumWidth) return undefined
  if (wanted.width && width < wanted.width / 2)
    return [
      `has ${pixels(facts)} and will look blurred`,
      `Export it at least ${wanted.width.toLocaleString("en-GB")} pixels wide`,
    ]
  const { ratio } = wanted
  const stretch = ratio ? width / height / ratio : 1
  if (!ratio || Math.max(stretch, 1 / stretch) < shapeTolerance) return undefined
  return [`has ${pixels(facts)} and will be cut off: it is shown ${shapeOf(ratio)}`, "Crop it to that shape"]
}

/** 16:10 for 1.6. */
function shapeOf(ratio: number) {
  const shapes = { square: 1, "4:3": 4 / 3, "3:2": 3 / 2, "16:10": 16 / 10, "16:9": 16 / 9 }
  const [name] = Object.entries(shapes).find(([, known]) => known === ratio) ?? []
  return name ?? `${ratio.toFixed(2)}:1`
}
