import { createHash } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import { type ContentCheck, type ContentCheckOptions, checkContent } from "./check-content"
import { missingDataFiles } from "./check-data-files"
import type { DocumentSummary } from "./check-documents"
import type { PictureMemory } from "./check-pictures"
import { byPosition } from "./problem"

interface Memory {
  documents: Map<string, DocumentSummary>
  pictures: PictureMemory
}

/** Apart from `.cache`, which Gatsby owns and `npm run clean` removes. */
const memoryFile = (root: string) => path.join(root, "node_modules/.cache/mosslight/content-check.json")

/** The code that reads content. */
export interface Code {
  /** Folder that holds its `src`. */
  root: string
  /** Names it: what another version found is forgotten. */
  version: string
}

/**
 * Checks all content of the site with what earlier runs found: documents by the hash of their text, decoded pictures by the
 * hash of their bytes.
 */
export const checkWithMemory = async (
  root: string,
  { version: codeVersion, root: codeRoot }: Code,
  options: Pick<ContentCheckOptions, "withDrafts">,
): Promise<ContentCheck> => {
  const pictureVersion = await hashOfFile(path.join(codeRoot, "src/content-model/picture-facts.ts"))
  const memory = await readMemory(root, codeVersion, pictureVersion)
  const result = await checkContent(root, {
    ...options,
    remembered: memory.documents,
    pictures: memory.pictures,
  })
  const found = {
    codeVersion,
    pictureVersion,
    documents: [...result.summaries],
    pictures: [...result.pictures],
  }
  await writeMemory(root, JSON.stringify(found))
  return { ...result, problems: [...result.problems, ...(await missingDataFiles(root))].sort(byPosition) }
}

async function readMemory(root: string, codeVersion: string, pictureVersion: string): Promise<Memory> {
  try {
    const stored = JSON.parse(await readFile(memoryFile(root), "utf8"))
    return {
      documents: new Map(stored.codeVersion === codeVersion ? stored.documents : []),
      pictures: new Map(stored.pictureVersion === pictureVersion ? stored.pictures : []),
    }
  } catch {
    return { documents: new Map(), pictures: new Map() }
  }
}

/** Nothing depends on it: where it cannot be written, the next run takes longer. */
async function writeMemory(root: string, text: string) {
  const file = memoryFile(root)
  const unfinished = `${file}.${process.pid}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(unfinished, text)
    await rename(unfinished, file)
  } catch {}
}

const hashOfFile = async (file: string) =>
  createHash("sha256")
    .update(await readFile(file).catch(() => ""))
    .digest("hex")
