/** A temporary copy of the project, in which the benchmark may write and build as it likes. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { stagingFolder } from "./staging.mjs"

/** Inside the project, so that packages are found in its node_modules; .gitignore knows it. */
const benchFolder = ".bench"
const notCopied = new Set([
  benchFolder,
  "node_modules",
  ".git",
  ".cache",
  stagingFolder,
  "public",
  "coverage",
  "test-results",
  "playwright-report",
])

export interface Copy {
  /** The copy of the project. */
  folder: string
  /** For the temporary files of the builds, which would otherwise stay in the system's. */
  temporary: string
  /** Takes everything away again. */
  remove: () => void
}

/** Copies the project without what is installed and generated. */
export function createCopy(root: string): Copy {
  const all = path.join(root, benchFolder)
  const own = path.join(all, String(process.pid))
  removeAbandoned(all)
  const folder = path.join(own, "site")
  const temporary = path.join(own, "tmp")
  mkdirSync(folder, { recursive: true })
  mkdirSync(temporary)
  for (const name of readdirSync(root)) {
    if (!notCopied.has(name)) cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  }
  const remove = () => {
    rmSync(own, { recursive: true, force: true, maxRetries: 5 })
    if (existsSync(all) && readdirSync(all).length === 0) rmdirSync(all)
  }
  return { folder, temporary, remove }
}

/** The text of an MDX document with a sentence more in the first paragraph of its body. */
export function withChangedParagraph(document: string, sentence: string): string {
  const body = /^---\n[\s\S]*?\n---\n/.exec(document)?.[0].length ?? 0
  const paragraph = /(?<=\n\n)\p{L}.*$/mu.exec(document.slice(body))
  if (!paragraph) throw new Error("There is no paragraph in this document.")
  const end = body + paragraph.index + paragraph[0].length
  return `${document.slice(0, end)} ${sentence}${document.slice(end)}`
}

/** Changes one paragraph of a document on disk. */
export function changeParagraph(file: string) {
  writeFileSync(
    file,
    withChangedParagraph(readFileSync(file, "utf8"), "This sentence was added to be measured."),
  )
}

/** Removes copies whose benchmark was killed before it could. */
function removeAbandoned(all: string) {
  if (!existsSync(all)) return
  for (const name of readdirSync(all)) {
    if (!isAlive(Number(name))) rmSync(path.join(all, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
