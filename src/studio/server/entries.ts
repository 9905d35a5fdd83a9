import path from "node:path"
import { existingDocuments } from "../../authoring/new-document"
import { dataFiles } from "../../collections/model"
import type { ContentCheck } from "../../content-check/check-content"
import { snippetFiles } from "../../content-check/content-files"
import { isError } from "../../content-check/diagnostic"
import { publishDay, todayUtc } from "../../content-model/publishing"
import { capitalised } from "../../lib/letter-case"
import type { Entry } from "../api"

/** Everything that the studio can edit, with its state and its problems. */
export const entriesOf = async (root: string, { diagnostics }: ContentCheck): Promise<Entry[]> => {
  const counted = (entry: Omit<Entry, "errors" | "warnings">): Entry => {
    // The images of a document are in its folder.
    const place = entry.kind === "document" ? `${path.dirname(entry.file)}/` : entry.file
    const own = diagnostics.filter(({ file }) => file.startsWith(place))
    const errors = own.filter(isError).length
    return { ...entry, errors, warnings: own.length - errors }
  }
  const documents = (await existingDocuments(root)).map(({ collection, slug, file, fields }) =>
    counted({
      ...{ file, slug, kind: "document", title: String(fields.name ?? slug), collection: collection.type },
      path: `/${collection.directory}/${slug}/`,
      ...stateOf(fields),
    }),
  )
  const data = dataFiles.map(({ file }) =>
    counted({ file: `content/data/${file}`, kind: "data", title: dataLabel(file), state: "published" }),
  )
  const snippets = (await snippetFiles(root)).map(({ name, file }) =>
    counted({ file, kind: "snippet", title: name, state: "published" }),
  )
  return [...documents, ...data, ...snippets]
}

/** `Next steps` for next-steps.yaml. */
export const dataLabel = (file: string) => capitalised(path.parse(file).name.replaceAll("-", " "))

const stateOf = (fields: Record<string, unknown>): Pick<Entry, "state" | "publish"> => {
  if (fields.draft === true) return { state: "draft" }
  const publish = publishDay(fields, todayUtc())
  return publish ? { state: "scheduled", publish } : { state: "published" }
}
