import { readFile } from "node:fs/promises"
import path from "node:path"
import { splitDocument } from "../content-check/split-document"
import type { Collection } from "../content-model/define-collection"
import { collections } from "../content-model/model"
import { fieldsRead } from "../content-model/sections"
import type { GalleryCollection, GalleryContext, GalleryDocument } from "../gallery/gallery-context"

/** A document that has a page. */
export interface ListedDocument {
  name: string
  path: string
  slug: string
}

/**
 * What the gallery shows beside what it draws: every section of every collection as the content model declares it,
 * and the frontmatter and elements as they are written.
 * @param listDocuments The documents of a collection, in its order.
 */
export const galleryContext = async (
  root: string,
  listDocuments: (collection: Collection) => Promise<ListedDocument[]>,
): Promise<GalleryContext> => ({
  collections: await Promise.all(
    collections.map(async (collection) => toGallery(root, collection, await listDocuments(collection))),
  ),
})

async function toGallery(
  root: string,
  collection: Collection,
  documents: ListedDocument[],
): Promise<GalleryCollection> {
  const shown = collection.sections.map((section) => {
    const { name, description, heading } = section
    return { name, description, heading, fields: fieldsRead(section, collection) }
  })
  return {
    type: collection.type,
    label: collection.label,
    documents: await Promise.all(documents.map((document) => written(root, collection, document))),
    sections: shown,
  }
}

async function written(
  root: string,
  { directory, schema, sections }: Collection,
  { name, path: address, slug }: ListedDocument,
): Promise<GalleryDocument> {
  const text = await contentText(root, directory, slug, "index.mdx")
  const { frontmatter, body } = splitDocument(text)
  return {
    name,
    path: address,
    frontmatter: found(Object.keys(schema.shape), (field) => fieldText(frontmatter ?? "", field)),
    elements: found(
      sections.map(({ name }) => name),
      (section) => new RegExp(`<${section}\\b[\\s\\S]*?/>`).exec(body)?.[0],
    ),
  }
}

/** The names for which there is a text. */
const found = (names: readonly string[], textOf: (name: string) => string | undefined) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = textOf(name)
      return text ? [[name, text]] : []
    }),
  )

/** A field of the first level with everything indented below it. */
const fieldText = (yaml: string, name: string) =>
  new RegExp(`^${name}:.*(?:\\r?\\n(?:[ \\t]+.*|- .*|\\s*$))*`, "m").exec(yaml)?.[0].trimEnd()

/** Nothing where there is no such file, such as one that has just been deleted. */
const contentText = (root: string, ...file: string[]) =>
  readFile(path.join(root, "content", ...file), "utf8").catch(() => "")
