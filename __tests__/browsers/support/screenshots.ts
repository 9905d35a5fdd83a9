import sharp from "sharp"

const [columns, rows] = [32, 20]

/**
 * How much two screenshots differ, from 0 to 1: the mean difference of their brightness in a coarse grid. It shows parts
 * that are missing or elsewhere, and hides how browsers draw letters.
 */
export const screenshotDifference = async (one: Uint8Array, other: Uint8Array): Promise<number> => {
  const [a, b] = await Promise.all([brightness(one), brightness(other)])
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length / 255
}

/** The contrast of a screenshot: 0 if it has only one colour. */
export const screenshotContrast = async (screenshot: Uint8Array): Promise<number> => {
  const { channels } = await sharp(screenshot).removeAlpha().stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

const brightness = (screenshot: Uint8Array) =>
  sharp(screenshot).removeAlpha().greyscale().resize(columns, rows, { fit: "fill" }).raw().toBuffer()
