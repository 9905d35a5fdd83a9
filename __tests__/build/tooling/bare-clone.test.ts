/** Tasks start before packages are installed: static imports must be of Node or the project. */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

const start = path.resolve("src/tooling/run.mjs")

/** All statically imported files, and the packages that they import. */
function readAtOnce(file: string, seen = new Set<string>(), packages = new Set<string>()) {
  if (seen.has(file)) return { seen, packages }
  seen.add(file)
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(
    /^(?:import|export)\b[^"=();]*"([^"]+)"/gm,
  )) {
    if (from.startsWith(".")) readAtOnce(path.resolve(path.dirname(file), from), seen, packages)
    else if (!from.startsWith("node:")) packages.add(`${path.relative(".", file)}: ${from}`)
  }
  return { seen, packages }
}

it("imports no package before the packages are installed", () => {
  const { seen, packages } = readAtOnce(start)
  expect(seen.size).toBeGreaterThan(3)
  expect([...seen].every((file) => existsSync(file))).toBe(true)
  expect([...packages]).toEqual([])
})
