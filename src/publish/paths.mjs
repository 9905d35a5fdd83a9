/** Paths of the project and of its installed command-line tools. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

/** The project's top folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "")

/**
 * Which character of a folder's path is in the way. Gatsby and webpack read them as patterns, queries or escapes.
 * @param {string} folder
 */
export function folderNameProblem(folder) {
  const parts = folder.split(path.sep)
  const part = parts.find((name) => reserved.test(name))
  const [character] = part?.match(reserved) ?? []
  if (!part || !character) return undefined
  const better = part
    .replace(new RegExp(`${reserved.source}+`, "g"), "-")
    .replace(/ ?-+ ?/g, "-")
    .replace(/^-|-$/g, "")
  return `The site cannot be built in ${folder}: "${part}" has the character ${character}. Rename that folder, e.g. to ${better || "site"}.`
}

const reserved = /[!"#%()*<>?[\\\]`{|}]/

/**
 * Arguments for `node` to run Gatsby. It ends when its parent is killed.
 * @param {string[]} args
 */
export const gatsbyCommand = (...args) => [
  "--require",
  path.join(root, "src/publish/end-with-parent.cjs"),
  toolScript("gatsby"),
  ...args,
]

/**
 * Arguments for `node` to run a TypeScript file of the project.
 * @param {string} name of the file, below src/
 * @param {string[]} args
 */
export const sourceCommand = (name, ...args) => ["--import", "tsx", path.join(root, "src", name), ...args]

/** @param {string[]} args */
export const biomeCommand = (...args) => [toolScript("@biomejs/biome", "biome"), "check", ...args]

/** @param {string[]} args */
export const tscCommand = (...args) => [toolScript("typescript", "tsc"), "--noEmit", ...args]

/**
 * The script of an installed command, to run with `node`. Faster than npx, and the same on every system.
 * @param {string} packageName
 * @param {string} [command] the command's name, if it differs from the package's
 */
export function toolScript(packageName, command = packageName) {
  const folder = path.join(root, "node_modules", packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"))
  const script = typeof bin === "string" ? bin : bin?.[command]
  if (!script) throw new Error(`The package ${packageName} has no command "${command}".`)
  return path.join(folder, script)
}
