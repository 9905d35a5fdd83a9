import { readFile } from "node:fs/promises"
import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { type Collection, fieldsRead, splitDocument } from "../../content"
import type { GalleryContext, GalleryDocument } from "../../site/gallery/gallery-context"
import type { ContentPage } from "../nodes/content-page"
import { galleryTextElements } from "./gallery-text-elements"

/** A document that has a page. */
export type ListedDocument = Pick<ContentPage, "id" | "name" | "path" | "slug">

/** Documents of each collection, in its order. */
type ListedDocuments = ReadonlyMap<Collection, readonly ListedDocument[]>

/** Create the page that shows all sections, cards and controls to authors and developers; only in development. */
export const createGallery = async ({ actions }: CreatePagesArgs, documents: ListedDocuments) =>
  actions.createPage({
    path: "/gallery/",
    component: path.resolve("src/site/gallery/gallery-page.tsx"),
    context: { ...(await galleryContext(process.cwd(), documents)) },
  })

/**
 * The gallery's page context: each collection's section definitions, and the source text of its documents; elements of
 * the text.
 */
export const galleryContext = async (root: string, documents: ListedDocuments): Promise<GalleryContext> => ({
  collections: await Promise.all(
    [...documents].map(async ([collection, listed]) => ({
      type: collection.type,
      label: collection.label,
      documents: await Promise.all(
        listed.slice(0, shown).map((document) => readDocument(root, collection, document)),
      ),
      sections: collection.sections.map((section) => {
        const { name, description, heading } = section
        return { name, description, heading, fields: fieldsRead(section, collection) }
      }),
    })),
  ),
  textElements: await galleryTextElements(),
})

/** Documents of each collection that the gallery offers: all their texts are in its page data. */
const shown = 24

async function readDocument(
  root: string,
  { directory, schema, sections }: Collection,
  { name, path: address, slug }: ListedDocument,
): Promise<GalleryDocument> {
  const file = path.join(root, "content", directory, slug, "index.mdx")
  // The file may have been deleted in the meantime.
  const { frontmatter, body } = splitDocument(await readFile(file, "utf8").catch(() => ""))
  return {
    name,
    path: address,
    frontmatter: textsOf(Object.keys(schema.shape), (field) => fieldText(frontmatter ?? "", field)),
    elements: textsOf(
      sections.map(({ name }) => name),
      (section) => new RegExp(`<${section}\\b[\\s\\S]*?/>`).exec(body)?.[0],
    ),
  }
}

/** The texts by name, without missing ones. */
const textsOf = (names: readonly string[], textOf: (name: string) => string | undefined) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = textOf(name)
      return text ? [[name, text]] : []
    }),
  )

/** A field of the first level with everything indented below it. */
const fieldText = (yaml: string, name: string) =>
  new RegExp(`^${name}:.*(?:\\r?\\n(?:[ \\t]+.*|- .*|\\s*$))*`, "m").exec(yaml)?.[0].trimEnd()
