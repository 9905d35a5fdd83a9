import { readFileSync } from "node:fs"
import path from "node:path"
import { resolveBody } from "../../../../src/gatsby/resolvers/resolve-body"
import { type RenderedPart, renderBody } from "../../../../src/site/body/render-body"
import { ColumnText } from "../../../../src/site/collections/body-text"
import { sections } from "../../../../src/site/collections/generated/insights"
import { insight } from "../../../../src/site/collections/insights/collection"
import { compiled } from "../../../support/content"
import { imageData } from "../../../support/image-data"

const snippet = [["Prose", null, ["ProseBlock", null, ["p", null, "A text that documents share."]]]]

const nodeModel = {
  getNodeById: ({ type }: { type: string }) =>
    ({ Snippet: { body: JSON.stringify(snippet) }, SiteSettings: { phone: "+1 23" } })[type] as never,
}

/** The text of the article that uses every element of the text, as its page renders it. */
export const renderEverything = async (): Promise<RenderedPart[]> => {
  const text = readFileSync(path.resolve(__dirname, "../../../support/everything.mdx"), "utf8")
  const { tree: written, images, files } = await compiled(text, insight)
  const tree = resolveBody((id) => id)({ body: JSON.stringify(written) }, {}, { nodeModel })
  const parts = renderBody(tree, {
    shown: {},
    sections,
    firstProps: {},
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
  return parts.filter(({ type }) => type === "Prose")
}
