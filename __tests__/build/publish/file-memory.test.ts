import { existsSync, linkSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { fileMemoryOf } from "../../../src/publish/file-memory"
import { removeFolders, temporaryFolder } from "../../support/built-site"

jest.mock("node:fs", () => {
  const fs = jest.requireActual<typeof import("node:fs")>("node:fs")
  return { ...fs, linkSync: jest.fn(fs.linkSync) }
})

let memory = ""
let site = ""
let next = ""

beforeEach(() => {
  const folder = temporaryFolder()
  memory = path.join(folder, "memory")
  site = path.join(folder, "site.txt")
  next = path.join(folder, "next.txt")
})

afterEach(removeFolders)

const remember = (content: string) => fileMemoryOf(memory).write("key", site, Buffer.from(content))

it("puts a remembered file in its place as the same file", () => {
  expect(fileMemoryOf(memory).recall("key", next)).toBe(false)
  expect(existsSync(next)).toBe(false)
  remember("words")
  expect(readFileSync(site, "utf8")).toBe("words")
  expect(fileMemoryOf(memory).recall("key", next)).toBe(true)
  expect(readFileSync(next, "utf8")).toBe("words")
  expect(statSync(next).ino).toBe(statSync(site).ino)
})

it("does not recall what was changed where it is published, and remembers it anew", () => {
  remember("words")
  writeFileSync(site, "Words")
  const files = fileMemoryOf(memory)
  expect(files.recall("key", next)).toBe(false)
  files.write("key", next, Buffer.from("words"))
  expect(readFileSync(site, "utf8")).toBe("Words")
  expect(fileMemoryOf(memory).recall("key", `${next}.again`)).toBe(true)
  expect(readFileSync(`${next}.again`, "utf8")).toBe("words")
})

it("forgets what was not used, and what was left half written", () => {
  remember("words")
  const files = fileMemoryOf(memory)
  writeFileSync(path.join(memory, "other.0123"), "ha")
  expect(files.recall("other", next)).toBe(false)
  files.write("new", next, Buffer.from("new"))
  files.forgetUnused()
  expect(readdirSync(memory)).toEqual([expect.stringMatching(/^new\.[0-9a-f]{40}$/)])
})

it("copies where a file cannot have two names", () => {
  const refuse = () => {
    throw new Error("EPERM: operation not permitted, link")
  }
  jest.mocked(linkSync).mockImplementationOnce(refuse).mockImplementationOnce(refuse)
  remember("words")
  expect(fileMemoryOf(memory).recall("key", next)).toBe(true)
  expect(readFileSync(next, "utf8")).toBe("words")
  expect(statSync(next).ino).not.toBe(statSync(site).ino)
})
