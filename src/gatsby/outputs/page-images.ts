import type { BuildArgs } from "gatsby"
import type { z } from "zod"
import { collections } from "../../collections/model"
import { fieldKind } from "../../content/model/fields"
import type { ImageData } from "../../content/model/image-data"
import { itemOf } from "../../content/model/unwrap"
import { valueAt } from "../../util/value-at"
import { getDataOrPanic } from "./get-data-or-panic"

/** URLs of the pictures that stand for documents, by path; that of a list is the one of its first document. */
export const pagePictures = async ({ graphql, reporter }: BuildArgs): Promise<Map<string, string>> => {
  const pictures = new Map<string, string>()
  for (const { directory, standalone, type, sort, schema, pictures: fields = [] } of collections) {
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
      const url = paths.map((names) => urlOf(valueAt(node, names) as PictureFile | undefined)).find(Boolean)
      if (!url) continue
      pictures.set(node.path, url)
      const listPath = `/${directory}/`
      if (!standalone && !pictures.has(listPath)) pictures.set(listPath, url)
    }
  }
  return pictures
}

interface PictureFile {
  publicURL?: string
  childImageSharp?: { gatsbyImageData: ImageData } | null
}

/** The field of a query, with the groups and lists that it is in. */
const selection = (schema: z.ZodType, names: readonly string[]): string => {
  const [name, ...rest] = names.filter((part) => !/^\d+$/.test(part))
  const { item } = itemOf(schema)
  if (name === undefined) return fieldKind(item)?.kind === "image" ? image : "publicURL"
  const field = (item as z.ZodObject).shape[name] as z.ZodType | undefined
  if (!field)
    throw new Error(`There is no field "${names.join(".")}", which a collection names as its picture.`)
  return `${name} { ${selection(field, rest)} }`
}

/** Pages show their pictures in this width too, so that the image exists already. */
const image =
  "childImageSharp { gatsbyImageData(layout: FIXED, width: 640, outputPixelDensities: [1], formats: [WEBP], placeholder: NONE) }"

const urlOf = (file?: PictureFile | null): string | undefined =>
  file?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? file?.publicURL
