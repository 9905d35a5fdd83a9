import type { BuildArgs } from "gatsby"
import type { z } from "zod"
import { fieldAt, fieldKind, type ImageData } from "../../content"
import { collections } from "../../site/collections/model"
import { valueAt } from "../../util/value-at"
import { getDataOrPanic } from "./get-data-or-panic"
import { selectionOf } from "./selection-of"

/** URLs of the images that stand for documents, by path; that of a list is the one of its first document. */
export const pageImages = async ({ graphql, reporter }: BuildArgs): Promise<Map<string, string>> => {
  const images = new Map<string, string>()
  for (const { directory, standalone, type, sort, schema, images: fields = [] } of collections) {
    if (fields.length === 0) continue
    const paths = fields.map((field) => field.split("."))
    const { list } = await getDataOrPanic<{ list: { nodes: { path: string }[] } }>(
      graphql,
      `{ list: all${type}(sort: [{ ${sort.field}: ${sort.order} }, { slug: ASC }]) {
        nodes { path ${paths.map((names) => selection(schema, names)).join(" ")} }
      } }`,
      reporter,
    )
    for (const node of list.nodes) {
      const url = paths.map((names) => urlOf(valueAt(node, names) as ImageFile | undefined)).find(Boolean)
      if (!url) continue
      images.set(node.path, url)
      const listPath = `/${directory}/`
      if (!standalone && !images.has(listPath)) images.set(listPath, url)
    }
  }
  return images
}

interface ImageFile {
  publicURL?: string
  childImageSharp?: { gatsbyImageData: ImageData & { focus?: string } } | null
}

/** The field of a query, with the groups and lists that it is in. */
const selection = (schema: z.ZodType, path: readonly string[]): string => {
  const names = path.filter((part) => !/^\d+$/.test(part))
  const field = fieldAt(schema, names)
  if (!field)
    throw new Error(`There is no field "${names.join(".")}", which a collection names as its image.`)
  return selectionOf([...names, fieldKind(field)?.file?.type === "image" ? sharpImage : "publicURL"])
}

/** Pages show these images in this width too, so that the file exists already. */
const sharpImage =
  "childImageSharp { gatsbyImageData(layout: FIXED, width: 640, outputPixelDensities: [1], formats: [WEBP], placeholder: NONE) }"

/** The fragment of the URL is the focus of the image. */
const urlOf = (file?: ImageFile | null): string | undefined => {
  const { images, focus } = file?.childImageSharp?.gatsbyImageData ?? {}
  const url = images?.fallback?.src ?? file?.publicURL
  return url && focus ? `${url}#${focus}` : url
}
