/** Where the project and its installed command-line tools are. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

/** The project's top folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "")

/**
 * The script behind an installed command, to be run with `node`. Cheaper than npx, and the same on every
 * system: no shell, no `.cmd` twin.
 * @param {string} packageName
 * @param {string} [command] the command's name, where it is not the package's
 */
export function toolScript(packageName, command = packageName) {
  const folder = path.join(root, "node_modules", packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"))
  const script = typeof bin === "string" ? bin : bin?.[command]
  if (!script) throw new Error(`The package ${packageName} has no command "${command}".`)
  return path.join(folder, script)
}
