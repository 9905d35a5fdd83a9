import { compileBody, parseMdx, type SectionDefinition, unifyNotations } from "../../content"
import { model } from "../../site/collections/model"
import { textElements } from "../../site/collections/text-elements"
import type { GalleryTextElement } from "../../site/gallery/gallery-context"
import { resolveBody } from "../resolvers/resolve-body"

let compiled: Promise<GalleryTextElement[]> | undefined

/** The elements of the text that have an example of their own, with what they render. */
export const galleryTextElements = (): Promise<GalleryTextElement[]> => {
  compiled ??= Promise.all(textElements.filter(({ mdx }) => mdx).map(compiledExample))
  return compiled
}

async function compiledExample({ name, description, mdx = "" }: SectionDefinition) {
  const { tree, images, files } = await compileBody(unifyNotations(await parseMdx(mdx), mdx, model), model)
  const body = resolveBody((id) => id)({ body: JSON.stringify(tree) }, {}, { nodeModel })
  const media = { images: images.map(() => placeholderImage), files: files.map(placeholderFile) }
  return { name, description, source: mdx, body, media }
}

const placeholderImage = {
  layout: "constrained" as const,
  width: 1600,
  height: 900,
  images: {
    fallback: { src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'/%3E" },
  },
}

const placeholderFile = (file: string) => ({
  publicURL: "#",
  extension: file.split(".").at(-1) ?? "",
  prettySize: "1.2 MB",
})

/** The text of every snippet. */
const snippet = [["Prose", null, ["ProseBlock", null, ["p", null, "The text of the snippet."]]]]
const nodeModel = { getNodeById: () => ({ body: JSON.stringify(snippet) }) as never }
