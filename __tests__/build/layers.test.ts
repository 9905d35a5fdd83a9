/** Biome reports imports against the direction of the modules (`src/layers.grit`, `biome.json`) and circular imports. */
import { spawnSync } from "node:child_process"
import { cpSync } from "node:fs"
import path from "node:path"
import { removeFolders, temporaryFolder, writeFiles } from "../support/folders"

const folder = temporaryFolder()
afterAll(removeFolders)

const cases: [file: string, code: string, reported: string | undefined][] = [
  ["util/static.ts", 'import "../site/ui/cards/card"', "util must not import from src/site"],
  ["util/a.ts", 'import "./b"', "part of a cycle"],
  ["util/b.ts", 'import "./a"', "part of a cycle"],

  ["content/check/a.ts", 'import { a } from "../../gatsby/hooks"', "content must not import from src/gatsby"],
  [
    "content/check/b.ts",
    'import type { A } from "../../site/ui/card"',
    "content must not import from src/site",
  ],
  ["content/check/rules/rule.ts", 'export { a } from "../body/body"', undefined],
  ["content/model/publishing.ts", 'export { a } from "../check/unpublished"', undefined],
  [
    "content/model/gatsby.ts",
    'import { Link } from "gatsby"',
    "Only src/site and src/gatsby depend on Gatsby",
  ],

  ["site/theme/export.ts", 'export { a } from "../router/a"', "theme must not import from src/router"],
  ["site/theme/util.ts", 'export { a } from "../../util/a"', undefined],
  ["site/router/ui.ts", 'import { a } from "../ui/cards/card"', "router must not import from src/ui"],
  [
    "site/router/generated/kinds.ts",
    'import { a } from "../../sections/team/team"',
    "router must not import from src/sections",
  ],
  ["site/ui/cards/card.ts", 'import "../../../util/below"', undefined],
  ["site/ui/cards/theme.ts", 'import "../../theme/tokens"', undefined],
  [
    "site/ui/cards/dynamic.ts",
    'export const load = () => import("../../sections/team/team")',
    "ui must not import from src/sections",
  ],
  ["site/ui/cards/node.ts", 'import { readFile } from "node:fs"', "references a Node.js builtin module"],
  ["site/shell/render/replace-renderer.ts", 'export { Readable } from "node:stream"', undefined],
  [
    "site/shell/render/hydrate.ts",
    'export { Readable } from "node:stream"',
    "references a Node.js builtin module",
  ],
  [
    "site/sections/team/type.ts",
    'import type { A } from "../../shell/shell"',
    "sections must not import from src/shell",
  ],
  ["site/shell/studio.ts", 'import "../../studio/server/studio"', "shell must not import from src/studio"],
  [
    "site/shell/build.ts",
    'import { a } from "../../content/define"',
    "may import only types from src/content",
  ],
  ["site/shell/type.ts", 'export type { A } from "../../content/define"', undefined],
  [
    "site/sections/team/definition.ts",
    'import { team } from "./section"',
    "Definitions are not for browsers",
  ],
  ["site/sections/team/props.ts", 'export type { team } from "./section"', undefined],
  ["site/sections/team/section.ts", 'export { text } from "../../../content/define"', undefined],
  [
    "site/sections/quote/section.ts",
    'import { text } from "../../../content/model/fields"',
    "Import from a door of src/content",
  ],
  ["site/collections/events/collection.ts", 'import "../../sections/team/section"', undefined],

  ["publish/step.ts", 'import { Link } from "gatsby"', "Only src/site and src/gatsby depend on Gatsby"],
  ["tooling/studio.ts", 'import "../studio/server/studio"', "tooling must not import from src/studio"],
  [
    "../gatsby-browser.tsx",
    'export { a } from "./src/gatsby/create-pages"',
    "may import only from src/site/shell",
  ],
  ["../gatsby-node.ts", 'export { a } from "./src/site/shell/shell"', "may import only from src/gatsby"],
  ["../gatsby-config.ts", 'import { a } from "./src/site/shell/shell"', "may import only from src/gatsby"],
  ["studio/host.ts", 'export { color } from "../site/theme/tokens"', undefined],
  [
    "studio/page/views/site.ts",
    'import { color } from "../../../site/theme/tokens"',
    "studio must not import from src/site",
  ],
  [
    "studio/server/model.ts",
    'import { a } from "../../site/collections/model"',
    "studio must not import from src/site",
  ],
  ["studio/server/door.ts", 'export { a } from "../../content"', undefined],
  ["studio/server/commands.ts", 'export { a } from "../../content/commands"', undefined],
  [
    "studio/server/deep.ts",
    'export { a } from "../../content/engine/content"',
    "Import from a door of src/content",
  ],
  ["studio/source/door.ts", 'export { a } from "../../content/browser"', undefined],
  ["studio/source/node.ts", 'export { a } from "../../content"', "Import from a door of src/content"],
  ["publish/deep.ts", 'export { a } from "../content/files"', "Import from a door of src/content"],
  ["gatsby/hooks/studio.ts", 'export { studio } from "../../studio"', undefined],
  [
    "gatsby/hooks/deep.ts",
    'export { studio } from "../../studio/server/studio"',
    "Import from a door of src/studio",
  ],
  ["studio/page/store/send.ts", 'import "./request"\nfetch("/studio/api/save")', undefined],
  ["studio/page/views/route.ts", 'import { post } from "../store/request"', "only through page/store"],
  ["studio/page/views/server.ts", 'import type { A } from "../../server/routes"', "only through page/store"],
  ["studio/page/views/node.ts", 'import { join } from "node:path"', "references a Node.js builtin module"],
  ["studio/page/views/call.ts", 'fetch("/studio/api/save")', "the global variable fetch"],
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
