import {
  existingDocuments,
  fallbackOf,
  isError,
  labelOfFile,
  listsRead,
  publishDay,
  type SectionDefinition,
  type Snapshot,
} from "../../content"
import type { Entry, LinkTarget } from "../api"
import { ownProblems } from "../own-problems"

/** Everything that the studio can edit, with its state and the number of its problems. */
export const entriesIn = (snapshot: Snapshot): Entry[] => {
  const entry = (one: Pick<Entry, "file" | "kind" | "title"> & Partial<Entry>): Entry => {
    const own = ownProblems(one.file, snapshot.diagnostics)
    const errors = own.filter(isError).length
    return { state: "published", ...one, errors, warnings: own.length - errors }
  }
  const documents = existingDocuments(snapshot).map(({ collection: { type }, slug, file, path, fields }) => {
    const title = String(fields.name ?? slug)
    return entry({ file, slug, kind: "document", title, collection: type, path, ...stateOf(fields) })
  })
  const pages = pagesOfTypes(snapshot)
  const data = snapshot.model.dataFiles.map(({ file, type }) =>
    entry({ file: `content/data/${file}`, kind: "data", title: labelOfFile(file), path: pages.get(type) }),
  )
  const snippets = snapshot.snippets.map(({ name, file }) =>
    entry({ file, kind: "snippet", title: name, slug: name }),
  )
  return [...documents, ...data, ...snippets]
}

/** All pages, each with its headings below it. */
export const linksIn = ({ documents }: Snapshot): LinkTarget[] =>
  documents.flatMap(({ path, slug, checked: { written, references } }) => {
    const title = String((written as Record<string, unknown>).name ?? slug)
    const headings = references.anchors.map(
      (anchor): LinkTarget => ({ address: `${path}#${anchor.id}`, title: anchor.title, page: title }),
    )
    return [{ address: path, title }, ...headings]
  })

/** For each type, a page that shows its entries: one that visitors can find, and with the fewest other types. */
function pagesOfTypes({ documents }: Snapshot): ReadonlyMap<string, string> {
  const pages = documents.flatMap(({ collection, path, checked: { fields, body } }) => {
    const shown = collection.sections.filter(({ name }) => body?.sections.includes(name))
    const types = shown.flatMap((section) => typesShown(section, fields ?? {}))
    return fields && !fields.draft ? [{ path, types, isFound: !fields.noindex }] : []
  })
  const sorted = pages.sort((a, b) => +a.isFound - +b.isFound || b.types.length - a.types.length)
  return new Map(sorted.flatMap(({ path, types }) => types.map((type) => [type, path] as const)))
}

/** The types of what a section lists, and of what it shows instead of empty lists of the document. */
const typesShown = (section: SectionDefinition, values: Record<string, unknown>) => [
  ...listsRead(section).map(([, { of }]) => of),
  ...Object.entries(section.fields).flatMap(([name, schema]) => {
    const isWritten = Array.isArray(values[name]) && values[name].length > 0
    return isWritten ? [] : (fallbackOf(schema) ?? [])
  }),
]

const stateOf = (fields: Record<string, unknown>): Pick<Entry, "state" | "publish"> => {
  if (fields.draft === true) return { state: "draft" }
  const publish = publishDay(fields)
  return publish ? { state: "scheduled", publish } : { state: "published" }
}
