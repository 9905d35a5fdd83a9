/** The routes below `/studio/api/`. */
import { z } from "zod"
import { limitConcurrency } from "../../util/limit-concurrency"
import { readAsset, replaceAsset, saveAsset } from "./assets"
import { editableOf } from "./content-paths"
import type { Command } from "./context"
import { deletedEntries, restoreEntry } from "./deleted-entries"
import { entriesIn, linksIn } from "./entries"
import { createEntry, deleteEntry, duplicateEntry, listReferences, renameEntry } from "./entry-commands"
import { openFile, saveFile, versionOf } from "./files"
import { findPlaces } from "./find"
import { changesOf } from "./git/changes"
import { historyOf, textOf } from "./git/history"
import { getNewest } from "./git/newest"
import { publish, pushReview } from "./git/publish"
import { mediaIn } from "./media"
import { modelOf } from "./model"
import { sectionFields } from "./section-fields"

interface Route {
  /** Answer GET requests. */
  read?: Command<{ file: string; commit: string; query: string }, unknown>
  /** Answer POST requests with a valid body. */
  write?: Command<unknown, unknown>
  /** Greatest size of a body in bytes; default 2 MB. */
  limit?: number
}

/** A video in base64. */
const fileLimit = 36 * 1024 * 1024

const oneAtATime = limitConcurrency(1)
const gitInTurn = limitConcurrency(1)

/** For what writes nothing. */
const atOnce: typeof oneAtATime = (task) => task()

/** A command with a checked body. @param inTurn waits for earlier requests; saving never waits for git */
const write = <Shape extends z.core.$ZodShape>(
  shape: Shape,
  command: Command<z.infer<z.ZodObject<Shape>>, unknown>,
  inTurn = oneAtATime,
): Command<unknown, unknown> => {
  const schema = z.strictObject(shape)
  return async (context, body) => {
    const checked = schema.parse(body) as z.infer<z.ZodObject<Shape>>
    return inTurn(() => command(context, checked))
  }
}

const text = z.string()
const file = z.string().max(1000)
const name = z.string().max(200)
const [from, size] = [z.int().nonnegative(), z.int().positive()]
const crop = z.strictObject({ left: from, top: from, width: size, height: size })
const newAsset = { file, name, data: z.base64(), crop: crop.optional() }
const files = z.array(file).min(1).max(1000)
const branch = z.string().regex(/^content\/[a-z0-9-]{1,60}$/)
const commit = z.string().regex(/^[0-9a-f]{40,64}$/)
const message = z.string().trim().min(1).max(5000)

export const routes: Record<string, Route> = {
  model: { read: modelOf },
  entries: { read: async ({ content }) => entriesIn(await content.snapshot()) },
  links: { read: async ({ content }) => linksIn(await content.snapshot()) },
  find: { read: findPlaces },
  file: { read: openFile },
  state: { read: versionOf },
  changes: { read: changesOf },
  history: { read: historyOf },
  version: { read: textOf },
  deleted: { read: deletedEntries },
  restore: { write: write({ file }, restoreEntry) },
  check: {
    write: write({ file, text, shown: text.optional() }, ({ unsaved }, body) => unsaved.check(body), atOnce),
  },
  appearance: {
    write: write(
      { file, text },
      async ({ appearanceOf, model }, body) => {
        editableOf(body.file, model)
        return (await appearanceOf(body.file, body.text)) ?? {}
      },
      atOnce,
    ),
  },
  close: { write: write({ file }, ({ unsaved }, body) => unsaved.drop(body.file)) },
  save: { write: write({ file, text, version: name }, saveFile) },
  new: { write: write({ collection: name, name }, createEntry) },
  rename: { write: write({ file, slug: name }, renameEntry) },
  duplicate: { write: write({ file, slug: name }, duplicateEntry) },
  references: { read: listReferences },
  delete: { write: write({ file, replacement: file.optional() }, deleteEntry) },
  asset: { read: readAsset, write: write(newAsset, saveAsset), limit: fileLimit },
  section: { write: write({ file, section: name }, sectionFields) },
  media: { read: mediaIn },
  replace: { write: write(newAsset, replaceAsset), limit: fileLimit },
  publish: { write: write({ files, message }, publish, gitInTurn) },
  push: { write: write({ branch }, pushReview, gitInTurn) },
  newest: {
    write: write(
      { commit: commit.optional() },
      // Only what writes files waits for those who save.
      (context, body) => (body.commit ? oneAtATime : atOnce)(() => getNewest(context, body)),
      gitInTurn,
    ),
  },
}
