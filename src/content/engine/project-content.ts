import { existsSync } from "node:fs"
import { mkdir, readFile } from "node:fs/promises"
import path from "node:path"
import { writeFileAtomic } from "../files"
import { buildVersion } from "../model/build-version"
import type { ContentModel } from "../model/content-model"
import { type Content, openContent } from "./content"
import { diskFiles } from "./disk-files"
import { createResults, type StoredResult } from "./results"
import type { Snapshot } from "./snapshot"

/** The content of a project on disk, with the results of earlier runs. */
export interface ProjectContent extends Content {
  /** Store the results for later runs. If that fails, they are only slower. */
  save(snapshot: Snapshot): Promise<void>
  /** SHA-1 of a text that this process has read. */
  hashOf(file: string): string | undefined
}

/** Not in `.cache`, which belongs to Gatsby and is removed by `npm run clean`. */
const resultsFile = (root: string) => path.join(root, "node_modules/.cache/mosslight/content.json")

/** In development, fewer new results are not stored: it is faster to make them again than to store all. */
const fewResults = 20

const opened = new Map<string, Promise<ProjectContent>>()

/**
 * The content of a project. A process opens it once. Results of other code are not used.
 * @param root its top folder
 * @param model the site's definitions
 */
export const projectContent = (root: string, model: ContentModel): Promise<ProjectContent> => {
  const content = opened.get(root) ?? openProject(root, model, buildVersion(codeFolder(root)))
  opened.set(root, content)
  return content
}

/** The commands can check the content of another folder. For Gatsby, this file is in a bundle in another place. */
const codeFolder = (root: string) =>
  existsSync(path.join(root, "src/content")) ? root : path.resolve(__dirname, "../../..")

async function openProject(root: string, model: ContentModel, version: string): Promise<ProjectContent> {
  const results = createResults(await storedResults(root, version))
  let isStored = false
  const save = async ({ files }: Snapshot) => {
    if (results.fresh() < (isStored ? fewResults : 1)) return
    isStored = true
    const stored = results.toStore(files.has)
    const file = resultsFile(root)
    await mkdir(path.dirname(file), { recursive: true }).catch(() => undefined)
    await writeFileAtomic(file, JSON.stringify({ version, results: stored })).catch(() => undefined)
  }
  return { ...openContent(diskFiles(root), model, results), save, hashOf: results.hash }
}

async function storedResults(root: string, version: string): Promise<StoredResult[]> {
  try {
    const stored = JSON.parse(await readFile(resultsFile(root), "utf8"))
    return stored.version === version ? stored.results : []
  } catch {
    return []
  }
}
