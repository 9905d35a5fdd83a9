#!/usr/bin/env node
/** Start every npm script: install missing packages, then run the task (tasks.ts) in this process. Uses only Node. */
import { spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

/** @typedef {{ version?: string, optional?: boolean, link?: boolean, os?: string[], cpu?: string[] }} LockedPackage */

const root = path.resolve(fileURLToPath(import.meta.url), "../../..")

// npm sends signals to the shell between it and this process. Most shells exit without forwarding them.
const parent = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGTERM"), 500).unref()

const problem = nodeProblem() ?? folderNameProblem() ?? (isInstalled() ? undefined : await install())
if (problem) {
  console.error(problem)
  process.exit(1)
}
process.chdir(root)
for (const module of ["tsx", new URL("tasks.ts", import.meta.url).href]) await import(module)

function nodeProblem() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
  if (major > 20 || (major === 20 && minor >= 15)) return undefined
  return `Node 20.15 or newer is needed; this is ${process.version}.`
}

/** Report a character in the folder's path that Gatsby and webpack read as a pattern, query or escape. */
function folderNameProblem() {
  const reserved = /[!"#%()*<>?[\\\]`{|}]/
  const name = root.split(path.sep).find((part) => reserved.test(part)) ?? ""
  const [character] = name.match(reserved) ?? []
  if (!character) return undefined
  const words = name.split(new RegExp(` ?(?:${reserved.source}|-)+ ?`)).filter(Boolean)
  const better = words.join("-") || "site"
  return `The site cannot be built in ${root}: "${name}" has the character ${character}. Rename that folder, e.g. to ${better}.`
}

/**
 * Whether the installed packages match package-lock.json. Optional ones (other platforms' binaries) may be missing, but
 * none for another platform may be installed. The version of Node is not compared: all binaries use Node-API.
 */
function isInstalled() {
  const locked = packagesOf("package-lock.json")
  // npm's own record of the installation. A package may have been removed since.
  const present = packagesOf("node_modules/.package-lock.json")
  /** @param {[string, LockedPackage]} entry */
  const isMissing = ([place, { version, optional, link }]) =>
    place !== "" && !link && !(optional && !present[place]) && present[place]?.version !== version
  /** @param {[string, LockedPackage]} entry */
  const isWrong = ([place, { os, cpu }]) =>
    !locked[place] ||
    !allows(os, process.platform) ||
    !allows(cpu, process.arch) ||
    !existsSync(path.join(root, place, "package.json"))
  return !Object.entries(locked).some(isMissing) && !Object.entries(present).some(isWrong)
}

/**
 * npm's rule for `os` and `cpu`: a list of allowed values, or of forbidden ones with "!".
 * @param {string[]} rules
 * @param {string} value
 */
function allows(rules = [], value) {
  if (rules.includes(`!${value}`)) return false
  return rules.includes(value) || rules.every((rule) => rule.startsWith("!"))
}

/**
 * @param {string} lockFile
 * @returns {Record<string, LockedPackage>} by their folder
 */
function packagesOf(lockFile) {
  const file = path.join(root, lockFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")).packages ?? {}) : {}
}

/** Install the packages. Return what is wrong if that fails. */
async function install() {
  const isNew = !existsSync(path.join(root, "node_modules"))
  const why = isNew ? "" : "Packages are missing, or do not match package-lock.json: "
  console.log(`▸ ${why}Installing packages (npm ci), which takes a minute or two …`)
  if (await npmCi()) return undefined
  // Registries time out, and esbuild's installer sometimes runs a file that is still being written.
  console.log("▸ That failed; trying once more (npm ci) …")
  return (await npmCi()) ? undefined : "The packages could not be installed."
}

/**
 * Run `npm ci`, and print its output only if it fails.
 * @returns {Promise<boolean>} whether it has succeeded
 */
function npmCi() {
  // Hosts that set NODE_ENV=production would otherwise omit the compiler and the test runners.
  // The age of versions counts when package-lock.json is written, not when it is followed.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--min-release-age=0"]
  const npm = spawn("npm", args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] })
  /** @type {Buffer[]} */
  const output = []
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk) => output.push(chunk))
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"]
  const started = performance.now()
  const minutes = () => ((performance.now() - started) / 60_000).toFixed(1)
  const signOfLife = setInterval(
    () => console.log(`  still installing, after ${minutes()} minutes …`),
    30_000,
  )
  const stop = () => {
    npm.kill()
    process.exit(1)
  }
  for (const signal of signals) process.on(signal, stop)
  return new Promise((resolve) => {
    npm.once("error", ({ message }) => output.push(Buffer.from(`npm cannot be run: ${message}\n`)))
    npm.once("close", (code) => {
      clearInterval(signOfLife)
      for (const signal of signals) process.off(signal, stop)
      if (code !== 0) process.stderr.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })
}
