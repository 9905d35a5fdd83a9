import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../../src/tooling/paths.mjs"

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>
}

const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as Lock

/** Whether the lock file says which version of a package another one gets: the nearest above it. */
function isLocked(name: string, place: string): boolean {
  if (packages[path.posix.join(place, "node_modules", name)]) return true
  const above = place.slice(0, Math.max(0, place.lastIndexOf("node_modules/"))).replace(/\/$/, "")
  return place !== "" && isLocked(name, above)
}

it("names the binaries of all platforms, without which npm ci refuses to install", () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, place)),
  )
  expect(missing).toEqual([])
})

it("records no download addresses", () => {
  expect(Object.values(packages).filter(({ resolved }) => /^https?:/.test(resolved ?? ""))).toEqual([])
})
