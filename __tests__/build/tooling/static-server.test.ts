/** `npm run serve`: content types, and the policy of SVG files. */
import { type ChildProcess, spawn } from "node:child_process"
import path from "node:path"
import { root } from "../../../src/publish/paths"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"

let server: ChildProcess
let url = ""

beforeAll(async () => {
  const folder = temporaryFolder()
  writeFiles(folder, { "index.html": "home", "404.html": "nothing here" })
  for (const extension of ["svg", "SVG", "docx", "xlsx", "pptx", "vtt", "csv", "webm", "js"])
    writeFiles(folder, { [`static/file.${extension}`]: "a" })
  const args = ["src/tooling/static-server.mjs", "--port", "0", "--folder", folder]
  server = spawn(process.execPath, args, { cwd: path.resolve(root), stdio: ["ignore", "pipe", "inherit"] })
  const line = await new Promise((resolve) => server.stdout?.once("data", resolve))
  url = String(line).trim()
})

afterAll(() => {
  server.kill()
  removeFolders()
})

const office = "application/vnd.openxmlformats-officedocument"

it.each([
  ["docx", `${office}.wordprocessingml.document`],
  ["xlsx", `${office}.spreadsheetml.sheet`],
  ["pptx", `${office}.presentationml.presentation`],
  ["vtt", "text/vtt; charset=utf-8"],
  ["csv", "text/csv; charset=utf-8"],
  ["webm", "video/webm"],
  ["js", "text/javascript; charset=utf-8"],
])("serves .%s files as %s", async (extension, type) => {
  const { headers } = await fetch(`${url}static/file.${extension}`)
  expect(headers.get("content-type")).toBe(type)
  expect(headers.get("content-security-policy")).toBeNull()
})

it.each(["svg", "SVG"])("lets .%s files run and load nothing", async (extension) => {
  const { headers } = await fetch(`${url}static/file.${extension}`)
  expect(headers.get("content-type")).toBe("image/svg+xml")
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
})
