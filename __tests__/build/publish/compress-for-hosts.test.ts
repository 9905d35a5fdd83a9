import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { compress } from "../../../src/publish/compress"

const before = process.env.MOSSLIGHT_HOST
let project = ""

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "mosslight-compress-"))
  mkdirSync(path.join(project, "public"))
  mkdirSync(path.join(project, "memory"))
  writeFileSync(path.join(project, "public/index.html"), "mosslight ".repeat(200))
})

afterEach(() => {
  rmSync(project, { recursive: true })
  if (before === undefined) delete process.env.MOSSLIGHT_HOST
  else process.env.MOSSLIGHT_HOST = before
})

test.each([
  ["nginx", ["index.html", "index.html.br", "index.html.gz"]],
  ["netlify", ["index.html"]],
  ["github-pages", ["index.html"]],
])("for %s the folder holds %j", async (host, files) => {
  process.env.MOSSLIGHT_HOST = host
  await compress.run({
    folder: path.join(project, "public"),
    pages: [],
    memory: path.join(project, "memory"),
    project,
    pathPrefix: "",
    styleHashes: new Set(),
  })
  expect(readdirSync(path.join(project, "public")).sort()).toEqual(files)
})
