import { fileKind, filePath } from "./file-path"

/** An SVG file as sections receive it. */
interface SvgFile {
  readonly publicURL: string | null
}

const noSvg = "is not the path of an SVG file next to this file. Write e.g. ./mark.svg"

/** An SVG. @param inOneColour whether it gets the colour of the text around it */
export const svg = (description: string, { inOneColour = false } = {}) =>
  filePath<SvgFile>(["svg"], noSvg, {
    description,
    field: { ...fileKind, name: "svg", file: { type: "svg", inOneColour }, selection: ["publicURL"] },
  })
