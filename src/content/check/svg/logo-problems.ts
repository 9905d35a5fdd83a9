import type { Problem } from "../diagnostic"
import { openImage } from "../open-image"
import { descendants, type SvgElement } from "./expands-too-far"

/**
 * Why a logo would not be recognised.
 *
 * @param svg the same, parsed by `readSvg`
 * @returns problems that all logos have, and those of a logo that is shown in the colour of the text around it
 */
export const logoProblems = async (
  bytes: Buffer,
  svg: SvgElement,
): Promise<{ problem?: Problem; inOneColour?: Problem }> => {
  const { width = "", height = "", viewBox } = svg.attributes
  const size = [width, height].map((length) => Number.parseFloat(length) || 100).join(" ")
  if (viewBox === undefined)
    return { problem: ["has no viewBox, so it cannot be scaled", `Add viewBox="0 0 ${size}" to its <svg>`] }
  const [, , boxWidth = "0", boxHeight = "0"] = viewBox.trim().split(/[\s,]+/)
  const lengths = [boxWidth, boxHeight, width || "1", height || "1"].map(Number.parseFloat)
  if (!lengths.every((length) => length > 0))
    return {
      problem: ["has a size of zero", "Write its real size into the viewBox, width and height of its <svg>"],
    }
  const names = descendants(svg).map(({ name }) => name)
  if (names.includes("text") && !names.some((name) => shapes.has(name)))
    return { problem: ["has only text, and visitors lack its typeface", "Convert the text to paths"] }
  const { filled, box, outline, lost } = await look(bytes)
  if (filled === 0)
    return {
      problem: ["shows nothing", "Give its shapes a fill or a stroke, and place them inside its viewBox"],
    }
  const isBlock = filled / box > 0.97 || (filled / box > 0.7 && lost > outline / 3)
  return isBlock
    ? {
        inOneColour: [
          "has a filled background, so only a block is shown",
          "Remove the background: this logo gets one colour",
        ],
      }
    : {}
}

const shapes = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"])

/** Height and width that logos are drawn at, in pixels. */
const side = 96

/** Pixels that are drawn, that their rectangle has, and that are at edges: those of all, and those inside. */
async function look(bytes: Buffer) {
  const image = openImage(bytes).resize(side, side, { fit: "contain", background: "transparent" })
  const pixels = await image.ensureAlpha().raw().toBuffer()
  const channel = (pixel: number, index: number) => pixels[pixel * 4 + index] ?? 0
  // Thin lines are nearly transparent at this size.
  const isDrawn = (pixel: number) => channel(pixel, 3) >= 32
  const isOpaque = (pixel: number) => channel(pixel, 3) > 250
  const difference = (one: number, other: number) =>
    [0, 1, 2].reduce((sum, index) => sum + Math.abs(channel(one, index) - channel(other, index)), 0)
  const [columns, rows]: [number[], number[]] = [[], []]
  let [outline, lost] = [0, 0]
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    if (isDrawn(pixel)) {
      columns.push(pixel % side)
      rows.push(Math.floor(pixel / side))
    }
    for (const next of [...(pixel % side < side - 1 ? [pixel + 1] : []), pixel + side]) {
      if (isDrawn(pixel) !== isDrawn(next)) outline += 1
      if (isOpaque(pixel) && isOpaque(next) && difference(pixel, next) > 96) lost += 1
    }
  }
  const span = (values: number[]) => Math.max(...values) - Math.min(...values) + 1
  return { filled: rows.length, box: span(columns) * span(rows), outline, lost }
}
