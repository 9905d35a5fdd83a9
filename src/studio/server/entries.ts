import { dirname, parse } from "node:path"
import { dataFiles } from "../../collections/model"
import { isError } from "../../content/check/diagnostic"
import { existingDocuments } from "../../content/commands/new-document"
import type { Snapshot } from "../../content/engine/snapshot"
import { publishDay } from "../../content/model/publishing"
import { todayUtc } from "../../util/day"
import { capitalised } from "../../util/words"
import type { Entry } from "../api"

type UncheckedEntry = Omit<Entry, "errors" | "warnings">

/** Everything that the studio can edit, with its state. */
export const entriesIn = (snapshot: Snapshot): Entry[] => {
  const documents = existingDocuments(snapshot).map(
    ({ collection, slug, file, path, fields }): UncheckedEntry => ({
      ...{ file, slug, kind: "document", title: String(fields.name ?? slug), collection: collection.type },
      path,
      ...stateOf(fields),
    }),
  )
  const data = dataFiles.map(({ file }) =>
    published({ file: `content/data/${file}`, kind: "data", title: dataLabel(file) }),
  )
  const snippets = snapshot.snippets.map(({ name, file }) =>
    published({ file, kind: "snippet", title: name, slug: name }),
  )
  return withProblemCounts([...documents, ...data, ...snippets], snapshot)
}

const published = (entry: Omit<UncheckedEntry, "state">): UncheckedEntry => ({ ...entry, state: "published" })

/** Entries with the number of their problems. */
const withProblemCounts = (entries: readonly UncheckedEntry[], { diagnostics }: Snapshot): Entry[] =>
  entries.map((entry) => {
    // The images of a document are in its folder.
    const place = entry.kind === "document" ? `${dirname(entry.file)}/` : entry.file
    const own = diagnostics.filter(({ file }) => file.startsWith(place))
    const errors = own.filter(isError).length
    return { ...entry, errors, warnings: own.length - errors }
  })

/** `Next steps` for next-steps.yaml. */
const dataLabel = (file: string) => capitalised(parse(file).name.replaceAll("-", " "))

const stateOf = (fields: Record<string, unknown>): Pick<Entry, "state" | "publish"> => {
  if (fields.draft === true) return { state: "draft" }
  const publish = publishDay(fields, todayUtc())
  return publish ? { state: "scheduled", publish } : { state: "published" }
}
