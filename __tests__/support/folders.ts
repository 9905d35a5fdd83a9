/** Temporary folders. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const folders: string[] = []

/** Create an empty temporary folder. `removeFolders` deletes it. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "mosslight-")))
  folders.push(folder)
  return folder
}

/** Delete all temporary folders, for `afterEach` and `afterAll`. */
export const removeFolders = () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** Write files, given by name, to a folder. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
}
