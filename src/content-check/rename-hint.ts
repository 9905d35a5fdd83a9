import type { Collection } from "../content-model/define-collection"

/** A command for a document that has another name now; "" for names that no document has had. */
export const renameHint = (collection: Collection | undefined, slug: string) =>
  collection && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
    ? `If it was renamed: npm run rename ${collection.directory}/${slug} ${collection.directory}/<new-name>.`
    : ""
