/** Tasks start before packages are installed, so they may only import modules of Node and the project statically. */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

const start = path.resolve("src/tooling/run.mjs")

/** All statically imported files, and the packages that they import. */
function staticImports(file: string, seen = new Set<string>(), packages = new Set<string>()) {
  if (seen.has(file)) return { seen, packages }
  seen.add(file)
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(
    /^(?:import|export)\b[^"=();]*"([^"]+)"/gm,
  )) {
    if (from.startsWith(".")) staticImports(path.resolve(path.dirname(file), from), seen, packages)
    else if (!from.startsWith("node:")) packages.add(`${path.relative(".", file)}: ${from}`)
  }
  return { seen, packages }
}

it("imports no package before the packages are installed", () => {
  const { seen, packages } = staticImports(start)
  expect(seen.size).toBeGreaterThan(3)
  expect([...seen].every((file) => existsSync(file))).toBe(true)
  expect([...packages]).toEqual([])
})
