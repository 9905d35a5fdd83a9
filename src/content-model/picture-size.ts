import type { PictureFinding, WantedFile } from "./check-pictures"
import type { PictureFacts } from "./picture-facts"

/** Narrower ones are icons or slips of the export, whatever they are shown in. */
const minimumWidth = 200

/** How much wider or narrower than its field's a shape may be: 16:9 for 16:10 is, a square for 4:3 is not. */
const shapeTolerance = 1.3

/** What is wrong with the size of a picture, for its field or at all. */
export const pictureSizeFinding = (
  facts: Pick<PictureFacts, "width" | "height">,
  wanted: Extract<WantedFile, { kind: "image" }>,
): PictureFinding | undefined => {
  const { width, height } = facts
  const size = `${width.toLocaleString("en-GB")} × ${height.toLocaleString("en-GB")} pixels`
  if (width < minimumWidth)
    return { message: `is ${size}: too small to be shown. Export it at least ${minimumWidth} pixels wide` }
  if (wanted.width && width < wanted.width / 2)
    return warning(
      `is ${size} and will look blurred. Export it at least ${wanted.width.toLocaleString("en-GB")} pixels wide`,
    )
  const stretch = wanted.ratio ? width / height / wanted.ratio : 1
  if (Math.max(stretch, 1 / stretch) >= shapeTolerance)
    return warning(
      `is ${size}; it is shown ${shapeOf(wanted.ratio ?? 1)}, and much of it will be cut off. Crop it to that shape`,
    )
  return undefined
}

const warning = (message: string): PictureFinding => ({ message, severity: "warning" })

/** 16:10 for 1.6. */
function shapeOf(ratio: number) {
  const shapes = { square: 1, "4:3": 4 / 3, "3:2": 3 / 2, "16:10": 16 / 10, "16:9": 16 / 9 }
  const [name] = Object.entries(shapes).find(([, known]) => known === ratio) ?? []
  return name ?? `${ratio.toFixed(2)}:1`
}
