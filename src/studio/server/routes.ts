/** What the page can ask for, under `/studio/api/`. */
import { z } from "zod"
import { limitConcurrency } from "../../content-check/limit-concurrency"
import type * as Api from "../api"
import { readAsset, saveAsset } from "./assets"
import type { Checker } from "./checker"
import { entriesOf } from "./entries"
import { createEntry, deleteEntry, duplicateEntry, renameEntry } from "./entry-commands"
import { openFile, saveFile } from "./files"
import { changesOf, publish } from "./git"
import { modelOf } from "./model"
import type { UnsavedTexts } from "./unsaved-texts"

export interface RouteContext {
  root: string
  check: Checker
  unsaved: UnsavedTexts
}

/** `read` answers GET requests, `write` POST requests with a body of this form. */
export interface Route {
  read?: (query: URLSearchParams, context: RouteContext) => Promise<unknown>
  write?: (body: unknown, context: RouteContext) => Promise<unknown>
  /** Greatest size of a body in bytes; default 2 MB. */
  limit?: number
}

/** Requests that write run one after the other. */
const oneAtATime = limitConcurrency(1)

const writing = <Body extends z.ZodType, Result>(
  body: Body,
  run: (body: z.infer<Body>, context: RouteContext) => Promise<Result>,
): NonNullable<Route["write"]> => {
  return (value, context) => oneAtATime(async () => run(body.parse(value), context))
}

const file = z.string().max(1000)
const name = z.string().max(200)
const crop = z.strictObject({
  ...{ left: z.int().nonnegative(), top: z.int().nonnegative() },
  ...{ width: z.int().positive(), height: z.int().positive() },
})
const publication = z.strictObject({
  files: z.array(file).min(1).max(1000),
  message: z.string().trim().min(1).max(5000),
  branch: name.optional(),
  push: z.boolean(),
})

const fileIn = (query: URLSearchParams) => query.get("file") ?? ""

export const routes: Record<string, Route> = {
  model: { read: (_, { root }): Promise<Api.StudioModel> => modelOf(root) },
  entries: { read: async (_, { root, check }): Promise<Api.Entry[]> => entriesOf(root, await check()) },
  file: { read: (query, { root }): Promise<Api.OpenedFile> => openFile(root, fileIn(query)) },
  changes: {
    read: async (_, { root, check }): Promise<Api.Changes> => {
      const entries = await entriesOf(root, await check())
      return changesOf(root, (changed) => entries.find((entry) => entry.file === changed)?.title ?? changed)
    },
  },
  check: {
    // Not one after the other: a check does not wait for a slow push.
    write: async (value, { check, unsaved }): Promise<Api.CheckResult> => {
      const { file: of, text } = z.strictObject({ file, text: z.string() }).parse(value)
      return unsaved.check(of, text, check)
    },
  },
  close: {
    write: writing(z.strictObject({ file }), async ({ file: of }, { unsaved }): Promise<Api.CloseResult> => {
      await unsaved.drop(of)
      return {}
    }),
  },
  save: {
    write: writing(
      z.strictObject({ file, text: z.string(), version: name }),
      async (body, { root, unsaved }): Promise<Api.SaveResult> => {
        unsaved.forget(body.file)
        return saveFile(root, body)
      },
    ),
  },
  new: {
    write: writing(z.strictObject({ collection: name, name }), (body, { root }) =>
      createEntry(root, body.collection, body.name),
    ),
  },
  rename: {
    write: writing(z.strictObject({ file, slug: name }), (body, { root }) =>
      renameEntry(root, body.file, body.slug),
    ),
  },
  duplicate: {
    write: writing(z.strictObject({ file, slug: name }), (body, { root }) =>
      duplicateEntry(root, body.file, body.slug),
    ),
  },
  delete: {
    write: writing(z.strictObject({ file, isConfirmed: z.boolean() }), (body, { root }) =>
      deleteEntry(root, body.file, body.isConfirmed),
    ),
  },
  asset: {
    read: (query, { root }) => readAsset(root, fileIn(query)),
    write: writing(
      z.strictObject({ file, name, data: z.base64(), crop: crop.optional() }),
      (body, { root }): Promise<Api.AssetResult> => saveAsset(root, body),
    ),
    // 20 MB in base64.
    limit: 28 * 1024 * 1024,
  },
  publish: {
    write: writing(publication, (body, { root }): Promise<Api.PublishResult> => publish(root, body)),
  },
}
