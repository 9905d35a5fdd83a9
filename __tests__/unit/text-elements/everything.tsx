import { readFileSync } from "node:fs"
import path from "node:path"
import { insight } from "../../../src/collections/insights/collection"
import { sections } from "../../../src/generated/insights"
import { type RenderedBand, renderBody } from "../../../src/mdx/render-body"
import { ColumnText } from "../../../src/sections/text-band"
import { compiled } from "../../support/content"
import { imageData } from "../../support/image-data"

/** The text of the article that uses every element of the text, as its page renders it. */
export const renderEverything = async (): Promise<RenderedBand[]> => {
  const text = readFileSync(path.resolve(__dirname, "../../support/everything.mdx"), "utf8")
  const { tree, images, files } = await compiled(text, insight)
  const bands = renderBody(tree, {
    document: {},
    sections,
    heroProps: {},
    text: ColumnText,
    media: {
      images: images.map((name) => imageData(name.replace(/^\.\/|\.jpg$/g, ""))),
      files: files.map((name) => ({
        publicURL: `/static/${name.slice(2)}`,
        extension: name.split(".").at(-1) ?? "",
        prettySize: "4 kB",
      })),
    },
  })
  return bands.filter(({ type }) => type === "Prose")
}
