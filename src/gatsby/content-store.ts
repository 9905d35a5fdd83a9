import { readFile } from "node:fs/promises"
import path from "node:path"
import { type CheckedDocument, checkDocument, hashOf } from "../content-model/check-document"
import { checkWithMemory } from "../content-model/check-memory"
import type { Collection } from "../content-model/define-collection"
import type { Problem } from "../content-model/problem"
import { buildVersion } from "./build-version"

/** What the check before the build has found, kept for the nodes made after it: no document is compiled twice. */
const checkedByHash = new Map<string, Promise<CheckedDocument>>()

/**
 * Checks all content before nodes are made; answers every mistake and warning. Drafts count as what they are in
 * develop too: what would stop the build is shown there.
 */
export const checkAllContent = async (root: string): Promise<Problem[]> => {
  const code = { root, version: buildVersion(root) }
  const result = await checkWithMemory(root, code, { withDrafts: false })
  for (const document of result.checked.values()) checkedByHash.set(document.hash, Promise.resolve(document))
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
