/** Keep node_modules in sync with package-lock.json, so that every task works in a new clone. */
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "./paths.mjs"
import { Failed, run, runNode, say } from "./process.mjs"

/** @typedef {{ version?: string, optional?: boolean, link?: boolean, os?: string[], cpu?: string[] }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lock */

const lockFile = path.join(root, "package-lock.json")
const modules = path.join(root, "node_modules")
const stampFile = path.join(modules, ".mosslight-install")

/** Install the packages if they are missing or differ from package-lock.json. */
export async function ensureInstalled() {
  const lock = readFileSync(lockFile)
  const wanted = stampOf(lock)
  if (readText(stampFile) === wanted) return
  if (!installedByHand(lock)) {
    const why = existsSync(modules) ? "node_modules does not match package-lock.json: " : ""
    say(`${why}Installing packages (npm ci) …`)
    // Hosts that set NODE_ENV=production would otherwise omit the compiler and the test runners.
    const install = () => npm(["ci", "--include=dev", "--no-audit", "--no-fund"])
    let code = await install()
    if (code !== 0) {
      // Registries time out, and esbuild's installer sometimes runs a file that is still being written.
      say("That failed; trying once more (npm ci) …")
      code = await install()
    }
    if (code !== 0) throw new Failed("The packages could not be installed.", code)
  }
  writeFileSync(stampFile, wanted)
}

/**
 * Inputs of an installation: the lock file, and the platform of the binaries.
 * @param {Buffer | string} lock
 * @param {{ platform: string, arch: string, abi: string }} [system]
 */
export function stampOf(lock, system = thisSystem()) {
  const hash = createHash("sha256").update(lock).digest("hex")
  return `${hash} ${system.platform}-${system.arch} node-abi-${system.abi}\n`
}

/**
 * Return whether npm's record of the installation matches the lock file. Optional packages (other platforms' binaries)
 * may be missing, but none for another platform may be installed.
 * @param {Lock} lock
 * @param {Lock} installed
 * @param {{ platform: string, arch: string }} [system]
 */
export function sameInstallation(lock, installed, system = thisSystem()) {
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
 * Return whether the user has run npm directly: only the stamp is missing.
 * @param {Buffer} lock
 */
function installedByHand(lock) {
  const [, ...system] = (readText(stampFile) ?? "").split(" ")
  if (system.length > 0 && system.join(" ") !== stampOf("").split(" ").slice(1).join(" ")) return false
  const installed = readText(path.join(modules, ".package-lock.json"))
  return installed !== undefined && sameInstallation(JSON.parse(lock.toString()), JSON.parse(installed))
}

/** @param {string[]} args */
function npm(args) {
  const script = process.env.npm_execpath
  // Use the npm that started us, for the same version. yarn and pnpm set the variable too.
  if (script && path.basename(script).startsWith("npm") && script.endsWith(".js"))
    return runNode([script, ...args])
  return process.platform === "win32" ? run("cmd.exe", ["/c", "npm", ...args]) : run("npm", args)
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

function thisSystem() {
  return { platform: process.platform, arch: process.arch, abi: process.versions.modules }
}

/** @param {string} file */
function readText(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined
}
