/** Mozilla's code that scores a site's headers, fetched on first use and kept. */
import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const version = "1.4.8"
const integrity =
  "sha512-0goue3nubqDQuIqLaQWRUa7iNsgTOwIlJdqbiC8sO7PxqwmpdQJo9Q8GCvXkcp7s35yGj9X/RGkZ4iIBZoYHxw=="

/**
 * The package's folder; undefined where the registry cannot be reached. It is no dependency: its own would be 230
 * packages more (a web server, a database, telemetry), and its installation downloads lists from GitHub, without
 * which it fails. The scoring itself needs jsdom, tldts and tough-cookie, which are here.
 */
export const observatoryPackage = (): string | undefined => {
  const cache = path.resolve("node_modules/.cache")
  const folder = path.join(cache, `http-observatory-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const work = mkdtempSync(path.join(tmpdir(), "mosslight-observatory-"))
  try {
    execFileSync("npm", ["pack", `@mdn/mdn-http-observatory@${version}`, "--pack-destination", work], {
      stdio: "ignore",
      timeout: 120_000,
    })
  } catch {
    rmSync(work, { recursive: true })
    return undefined
  }
  const archive = path.join(work, `mdn-mdn-http-observatory-${version}.tgz`)
  const found = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`
  if (found !== integrity) throw new Error(`The package http-observatory is not the one expected: ${found}`)
  execFileSync("tar", ["-xzf", archive, "-C", work])
  // Sites that browsers know to be secure from the start. This one is not among them, which costs a bonus.
  writeFileSync(path.join(work, "package/conf/hsts-preload.json"), "{}")
  // In one step, so that a test beside this one never finds half of it; the folder of whoever was first stays.
  const near = mkdtempSync(path.join(cache, "http-observatory-"))
  execFileSync("cp", ["-R", `${work}/package/.`, near])
  if (existsSync(folder)) rmSync(near, { recursive: true })
  else renameSync(near, folder)
  rmSync(work, { recursive: true })
  return folder
}
