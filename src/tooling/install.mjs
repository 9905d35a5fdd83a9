/** Keep node_modules in sync with package-lock.json, so that every task works in a new clone. */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../publish/paths.mjs"
import { Failed, logStep, runQuietly } from "../publish/process.mjs"

/** @typedef {{ version?: string, optional?: boolean, link?: boolean, os?: string[], cpu?: string[] }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lock */

/** Install the packages if they are missing or differ from package-lock.json. */
export async function ensureInstalled() {
  const modules = path.join(root, "node_modules")
  const locked = readLock(path.join(root, "package-lock.json")) ?? {}
  // npm's own record of the installation.
  const installed = readLock(path.join(modules, ".package-lock.json"))
  if (installed && sameInstallation(locked, installed) && isComplete(installed, root)) return
  const why = existsSync(modules) ? "Packages are missing, or do not match package-lock.json: " : ""
  logStep(`${why}Installing packages (npm ci), which takes a minute or two …`)
  // Hosts that set NODE_ENV=production would otherwise omit the compiler and the test runners.
  const install = () => npm(["ci", "--include=dev", "--no-audit", "--no-fund"])
  let code = await install()
  if (code !== 0) {
    // Registries time out, and esbuild's installer sometimes runs a file that is still being written.
    logStep("That failed; trying once more (npm ci) …")
    code = await install()
  }
  if (code !== 0) throw new Failed("The packages could not be installed.", code)
}

/**
 * Return whether an installation matches a lock file. Optional packages (other platforms' binaries) may be missing, but
 * none for another platform may be installed. The version of Node is not compared: all binaries use Node-API.
 * @param {Lock} lock
 * @param {Lock} installed
 * @param {{ platform: string, arch: string }} [system]
 */
export function sameInstallation(lock, installed, system = process) {
  const locked = lock.packages ?? {}
  const present = installed.packages ?? {}
  for (const [place, { version, optional, link }] of Object.entries(locked)) {
    if (place === "" || link || (optional && !present[place])) continue
    if (present[place]?.version !== version) return false
  }
  return Object.entries(present).every(
    ([place, entry]) =>
      locked[place] !== undefined && allows(entry.os, system.platform) && allows(entry.cpu, system.arch),
  )
}

/**
 * Whether the packages of npm's record are there: somebody may have removed one.
 * @param {Lock} installed
 * @param {string} folder with node_modules
 */
export const isComplete = ({ packages = {} }, folder) =>
  Object.keys(packages).every((place) => existsSync(path.join(folder, place, "package.json")))

/** @param {string[]} args */
function npm(args) {
  const script = process.env.npm_execpath
  // Use the same npm that runs this script. yarn and pnpm set the variable too.
  if (script && path.basename(script).startsWith("npm") && script.endsWith(".js"))
    return runQuietly(process.execPath, [script, ...args])
  return process.platform === "win32"
    ? runQuietly("cmd.exe", ["/c", "npm", ...args])
    : runQuietly("npm", args)
}

/**
 * npm's rule for `os` and `cpu`: a list of allowed values, or of forbidden ones with "!".
 * @param {string[] | undefined} rules
 * @param {string} value
 */
function allows(rules, value) {
  if (!rules || rules.length === 0) return true
  if (rules.includes(`!${value}`)) return false
  return rules.includes(value) || rules.every((rule) => rule.startsWith("!"))
}

/**
 * @param {string} file
 * @returns {Lock | undefined}
 */
function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined
}
