/** Biome reports imports against the direction of the modules (`src/layers.grit`) and circular imports. */
import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "layers-")))
afterAll(() => rmSync(folder, { recursive: true }))

const cases: [title: string, file: string, code: string, reported: string | undefined][] = [
  [
    "a static import",
    "lib/static.ts",
    'import "../components/card"',
    "lib must not import from src/components",
  ],
  ["a re-export", "theme/export.ts", 'export { a } from "../lib/a"', "theme must not import from src/lib"],
  [
    "a dynamic import",
    "components/dynamic.ts",
    'export const load = () => import("../sections/team")',
    "components must not import from src/sections",
  ],
  [
    "the index of a folder",
    "content-check/index-file.ts",
    'import { a } from "../gallery"',
    "content-check must not import from src/gallery",
  ],
  [
    "a type against the direction",
    "sections/team/type.ts",
    'import type { A } from "../../shell/shell"',
    "sections must not import from src/shell",
  ],
  [
    "build-time code in the browser",
    "shell/build.ts",
    'import { a } from "../content-model/fields"',
    "shell may import only types from src/content-model",
  ],
  [
    "a type of build-time code",
    "shell/type.ts",
    'export type { A } from "../content-model/fields"',
    undefined,
  ],
  [
    "a definition in the browser",
    "sections/team/definition.ts",
    'import { team } from "./section"',
    "Definitions are not for browsers",
  ],
  ["the type of a definition", "sections/team/props.ts", 'export type { team } from "./section"', undefined],
  [
    "a definition in a definition",
    "collections/events/collection.ts",
    'import "../../sections/team/section"',
    undefined,
  ],
  [
    "a component in a definition",
    "sections/team/section.ts",
    'import { Card } from "../../components/card"',
    "Definitions must not import from src/components",
  ],
  [
    "Gatsby in a finishing step",
    "finish/step.ts",
    'import { Link } from "gatsby"',
    "finish must not depend on Gatsby",
  ],
  [
    "a build-time lifecycle in the browser's",
    "../gatsby-browser.tsx",
    'export { createPages } from "./src/gatsby/create-pages"',
    "gatsby-browser.tsx may import only from src/shell",
  ],
  [
    "the studio in the site's pages",
    "shell/studio.ts",
    'import { studio } from "../studio/server/studio"',
    "shell must not import from src/studio",
  ],
  ["the first file of a circle", "lib/a.ts", 'import "./b"', "part of a cycle"],
  ["the second file of a circle", "lib/b.ts", 'import "./a"', "part of a cycle"],
  ["an import of a lower module", "components/card.ts", 'import "../lib/below"', undefined],
]

let report = ""

beforeAll(() => {
  for (const name of ["biome.json", ".gitignore", "src/layers.grit"]) cpSync(name, path.join(folder, name))
  for (const [, file, code] of cases) {
    const target = path.join(folder, "src", file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, `${code}\n`)
  }
  const biome = path.resolve("node_modules/.bin/biome")
  report = spawnSync(biome, ["lint", "--reporter=github", "."], { cwd: folder, encoding: "utf8" }).stdout
})

it.each(cases)("Biome and %s", (_, file, __, expected) => {
  const lines = report.split("\n").filter((line) => line.includes(`file=${path.join(folder, "src", file)},`))
  if (expected === undefined) expect(lines).toEqual([])
  else expect(lines.join("\n")).toContain(expected)
})
