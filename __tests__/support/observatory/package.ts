/** Mozilla's code that scores a site's headers, downloaded on first use and cached. */
import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const version = "1.4.8"
const integrity =
  "sha512-0goue3nubqDQuIqLaQWRUa7iNsgTOwIlJdqbiC8sO7PxqwmpdQJo9Q8GCvXkcp7s35yGj9X/RGkZ4iIBZoYHxw=="

/**
 * The package's folder, or undefined if the registry cannot be reached. It is not a dependency: it has hundreds of its
 * own, and its installation fails without downloads from GitHub. Scoring needs only packages that are installed here.
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
  if (found !== integrity) throw new Error(`The package http-observatory has an unexpected hash: ${found}`)
  execFileSync("tar", ["-xzf", archive, "-C", work])
  // Sites on the browsers' HSTS preload list, for a bonus. This site is not on it.
  writeFileSync(path.join(work, "package/conf/hsts-preload.json"), "{}")
  // Rename, so that a parallel test never finds an incomplete folder. The first copy wins.
  const near = mkdtempSync(path.join(cache, "http-observatory-"))
  execFileSync("cp", ["-R", `${work}/package/.`, near])
  if (existsSync(folder)) rmSync(near, { recursive: true })
  else renameSync(near, folder)
  rmSync(work, { recursive: true })
  return folder
}
