import path from "node:path"
import { type CheckedDocument, checkDocument, hashOf } from "../content-model/check-document"
import { checkWithMemory } from "../content-model/check-memory"
import type { Collection } from "../content-model/define-collection"
import type { Problem } from "../content-model/problem"
import { readText } from "../content-model/read-text"
import { buildVersion } from "./build-version"

/** What the check before the build has found, by file, for the nodes made after it: no document is compiled twice. */
const checkedBefore = new Map<string, CheckedDocument>()

/**
 * Checks all content before nodes are made; answers every mistake and warning. Drafts count as what they are in
 * develop too: what would stop the build is shown there.
 */
export const checkAllContent = async (root: string): Promise<Problem[]> => {
  const code = { root, version: buildVersion(root) }
  const result = await checkWithMemory(root, code, { withDrafts: false })
  for (const document of result.checked.values()) checkedBefore.set(document.file, document)
  return result.problems
}

/**
 * A document's check, from the run before or made now; none of a file that has just been deleted. What is handed out
 * is not kept: a thousand fill a heap.
 */
export const checkedDocument = async (
  root: string,
  collection: Collection,
  { file, slug }: { file: string; slug: string },
): Promise<CheckedDocument | undefined> => {
  const text = await readText(path.join(root, file))
  if (typeof text !== "string") return undefined
  const known = checkedBefore.get(file)
  checkedBefore.delete(file)
  return known?.hash === hashOf(text) ? known : checkDocument(collection, { file, slug, text })
}
