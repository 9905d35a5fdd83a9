import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { type CheckedDocument, checkDocument, hashOf } from "../content-model/check-document"
import { checkContent, type DocumentSummary } from "../content-model/check-content"
import type { Collection } from "../content-model/define-collection"
import type { Problem } from "../content-model/problem"
import { buildVersion } from "./build-version"

/**
 * What the check before the build has found, kept for the nodes made after it, so that no document is compiled twice.
 * Summaries of valid documents are remembered in `.cache` by the hash of their text and the version of the code.
 */
const checkedByHash = new Map<string, Promise<CheckedDocument>>()

/** Checks all content before nodes are made; answers every mistake. */
export const checkAllContent = async (root: string, withDrafts: boolean): Promise<Problem[]> => {
  const file = path.join(root, ".cache", "content-check.json")
  const result = await checkContent(root, { remembered: await remembered(file), withDrafts })
  for (const document of result.checked.values()) checkedByHash.set(document.hash, Promise.resolve(document))
  await writeFile(
    file,
    JSON.stringify({ version: buildVersion(root), summaries: [...result.summaries] }),
  ).catch(() => undefined)
  return result.problems
}

/** A document's check, from the run before or made now. */
export const checkedDocument = async (
  root: string,
  collection: Collection,
  { file, slug }: { file: string; slug: string },
): Promise<CheckedDocument> => {
  const text = await readFile(path.join(root, file), "utf8")
  const hash = hashOf(text)
  const known = checkedByHash.get(hash)
  if (known && (await known).file === file) return known
  const checking = checkDocument(collection, { file, slug, text })
  checkedByHash.set(hash, checking)
  return checking
}

async function remembered(file: string): Promise<Map<string, DocumentSummary>> {
  try {
    const { version, summaries } = JSON.parse(await readFile(file, "utf8"))
    return version === buildVersion(process.cwd()) ? new Map(summaries) : new Map()
  } catch {
    return new Map()
  }
}
