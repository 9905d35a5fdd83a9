/** Biome reports imports against the direction of the modules (`src/layers.grit`) and circular imports. */
import { spawnSync } from "node:child_process"
import { cpSync } from "node:fs"
import path from "node:path"
import { removeFolders, temporaryFolder, writeFiles } from "../support/folders"

const folder = temporaryFolder()
afterAll(removeFolders)

const cases: [file: string, code: string, reported: string | undefined][] = [
  ["util/static.ts", 'import "../ui/cards/card"', "util must not import from src/site/ui"],
  ["ui/theme/export.ts", 'export { a } from "../../util/a"', "theme must not import from src/util"],
  ["ui/cards/card.ts", 'import "../../util/below"', undefined],
  ["ui/cards/theme.ts", 'import "../theme/tokens"', undefined],
  [
    "ui/cards/dynamic.ts",
    'export const load = () => import("../../sections/team/team")',
    "must not import from src/site/sections",
  ],
  ["ui/cards/node.ts", 'import { readFile } from "node:fs"', "src/site/ui is for browsers"],
  ["shell/render/replace-renderer.ts", 'export { Readable } from "node:stream"', undefined],
  ["shell/render/hydrate.ts", 'export { Readable } from "node:stream"', "src/site/shell is for browsers"],

  [
    "shell/router/ui.ts",
    'import { a } from "../../ui/cards/card"',
    "router must not import from src/site/ui",
  ],
  [
    "shell/router/generated/kinds.ts",
    'import { a } from "../../../sections/team/team"',
    "router must not import from src/site/sections",
  ],
  [
    "content/check/index-file.ts",
    'import { a } from "../../gatsby"',
    "check must not import from src/gatsby",
  ],
  ["content/check/rules/rule.ts", 'export { a } from "../body/body"', undefined],
  [
    "content/check/rules/render.ts",
    'import { a } from "../../../body/body"',
    "must not import from src/site/body",
  ],
  ["content/model/sibling.ts", 'import { a } from "../check/check"', "model must not import from src/check"],
  [
    "sections/team/type.ts",
    'import type { A } from "../../shell/shell"',
    "sections must not import from src/site/shell",
  ],
  ["shell/build.ts", 'import { a } from "../content/model/fields"', "may import only types from src/model"],
  ["shell/type.ts", 'export type { A } from "../content/model/fields"', undefined],
  ["sections/team/definition.ts", 'import { team } from "./section"', "Definitions are not for browsers"],
  ["sections/team/props.ts", 'export type { team } from "./section"', undefined],
  ["collections/events/collection.ts", 'import "../../sections/team/section"', undefined],
  [
    "sections/team/section.ts",
    'import { Card } from "../../ui/cards/card"',
    "Definitions must not import from src/site/ui",
  ],
  ["publish/step.ts", 'import { Link } from "gatsby"', "publish must not depend on Gatsby"],
  [
    "../gatsby-browser.tsx",
    'export { a } from "./src/gatsby/create-pages"',
    "may import only from src/site/shell",
  ],
  ["../gatsby-node.ts", 'export { a } from "./src/shell/shell"', "may import only from src/gatsby"],
  ["../gatsby-config.ts", 'import { a } from "./src/shell/shell"', "may import only from src/gatsby"],
  [
    "shell/studio.ts",
    'import { studio } from "../studio/server/studio"',
    "shell must not import from src/studio",
  ],
  ["studio/page/store/send.ts", 'import "./request"\nfetch("/studio/api/save")', undefined],
  ["studio/page/views/route.ts", 'import { post } from "../store/request"', "only through page/store"],
  ["studio/page/views/server.ts", 'import type { A } from "../../server/routes"', "only through page/store"],
  ["studio/page/views/node.ts", 'import { join } from "node:path"', "only through page/store"],
  ["studio/page/views/call.ts", 'fetch("/studio/api/save")', "only through page/store"],
  ["studio/page/views/member.ts", 'window.fetch("/studio/api/save")', "only through page/store"],
  ["studio/page/views/renamed.ts", "export const { fetch: send } = globalThis", "only through page/store"],
  ["studio/page/views/taken.ts", "export const { fetch } = globalThis", "only through page/store"],
  ["util/a.ts", 'import "./b"', "part of a cycle"],
  ["util/b.ts", 'import "./a"', "part of a cycle"],
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
