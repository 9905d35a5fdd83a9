import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../../src/tooling/paths.mjs"

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>
}

const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as Lock

/** Whether the lock file has a package that another one can resolve: in its folder, or in one above it. */
function isLocked(name: string, place: string): boolean {
  if (packages[path.posix.join(place, "node_modules", name)]) return true
  const above = place.slice(0, Math.max(0, place.lastIndexOf("node_modules/"))).replace(/\/$/, "")
  return place !== "" && isLocked(name, above)
}

it("has the binaries of all platforms, which npm ci needs", () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, place)),
  )
  expect(missing).toEqual([])
})

it("has no download URLs", () => {
  expect(Object.values(packages).filter(({ resolved }) => /^https?:/.test(resolved ?? ""))).toEqual([])
})
