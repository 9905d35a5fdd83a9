/** Biome reports imports against the direction of the modules (`src/layers.grit`) and circular imports. */
import { spawnSync } from "node:child_process"
import { cpSync } from "node:fs"
import path from "node:path"
import { removeFolders, temporaryFolder, writeFiles } from "../support/folders"

const folder = temporaryFolder()
afterAll(removeFolders)

const cases: [file: string, code: string, reported: string | undefined][] = [
  ["lib/static.ts", 'import "../components/card"', "lib must not import from src/ui"],
  ["theme/export.ts", 'export { a } from "../lib/a"', "theme must not import from src/util"],
  [
    "components/dynamic.ts",
    'export const load = () => import("../sections/team")',
    "must not import from src/sections",
  ],
  [
    "content-check/index-file.ts",
    'import { a } from "../gallery"',
    "content-check must not import from src/shell/develop/gallery",
  ],
  [
    "sections/team/type.ts",
    'import type { A } from "../../shell/shell"',
    "sections must not import from src/shell",
  ],
  [
    "shell/build.ts",
    'import { a } from "../content-model/fields"',
    "may import only types from src/content/model",
  ],
  ["shell/type.ts", 'export type { A } from "../content-model/fields"', undefined],
  ["sections/team/definition.ts", 'import { team } from "./section"', "Definitions are not for browsers"],
  ["sections/team/props.ts", 'export type { team } from "./section"', undefined],
  ["collections/events/collection.ts", 'import "../../sections/team/section"', undefined],
  ["sections/team/section.ts", 'import { Card } from "../../components/card"', "must not import from src/ui"],
  ["finish/step.ts", 'import { Link } from "gatsby"', "finish must not depend on Gatsby"],
  [
    "../gatsby-browser.tsx",
    'export { a } from "./src/gatsby/create-pages"',
    "may import only from src/shell",
  ],
  [
    "shell/studio.ts",
    'import { studio } from "../studio/server/studio"',
    "shell must not import from src/studio",
  ],
  ["lib/a.ts", 'import "./b"', "part of a cycle"],
  ["lib/b.ts", 'import "./a"', "part of a cycle"],
  ["components/card.ts", 'import "../lib/below"', undefined],
]

let report = ""

beforeAll(() => {
  for (const name of ["biome.json", ".gitignore", "src/layers.grit"]) cpSync(name, path.join(folder, name))
  writeFiles(path.join(folder, "src"), Object.fromEntries(cases))
  const biome = path.resolve("node_modules/.bin/biome")
  report = spawnSync(biome, ["lint", "--reporter=github", "."], { cwd: folder, encoding: "utf8" }).stdout
})

it.each(cases)("in %s, Biome reports %s as: %s", (file, _, expected) => {
  const lines = report.split("\n").filter((line) => line.includes(`file=${path.join(folder, "src", file)},`))
  if (expected === undefined) expect(lines).toEqual([])
  else expect(lines.join("\n")).toContain(expected)
})
