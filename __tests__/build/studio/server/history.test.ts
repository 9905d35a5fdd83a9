/** Versions of documents, and deleted ones that are brought back. */
import { existsSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import type { DeletedEntry, Version } from "../../../../src/studio/api"
import { siteWith, write } from "../../../support/fixture-site"
import { removeFolders, temporaryFolder } from "../../../support/folders"
import { type Clone, go, startRepositories, study } from "../../../support/site-repository"
import { type StudioServer, startStudio } from "../../../support/studio-server"

let mine: Clone
let other: Clone
let studio: StudioServer

const start = async (inner = "") => {
  ;({ mine, other } = await startRepositories(inner))
  studio = await startStudio(mine.root)
}

beforeEach(() => {
  jest.spyOn(console, "warn").mockReturnValue()
})

afterEach(() => {
  studio.stop()
  removeFolders()
})

const versions = async (file: string): Promise<Version[]> => (await studio.api(`history?file=${file}`)).json
const textOf = async (file: string, commit = "") =>
  (await studio.api(`version?file=${file}&commit=${encodeURIComponent(commit)}`)).json
const deleted = async (): Promise<DeletedEntry[]> => (await studio.api("deleted")).json
const restore = (file: string) => studio.api("restore", { file })
const remove = (file: string) => studio.api("delete", { file })

describe("the versions of a document", () => {
  it("say what changed, by whom and when, also under an earlier name, in a folder of the repository", async () => {
    await start("site/")
    const first = mine.read(study)
    mine.change(study, "First.", "The first.")
    mine.commit("Name the first")
    const renamed = "content/case-studies/ledger/index.mdx"
    mine.git("mv", `site/content/case-studies/harbour-ledger`, `site/content/case-studies/ledger`)
    mine.commit("Rename it")
    mine.change(renamed, "Third.", "The third.")
    mine.git("config", "user.name", "Ärger & Söhne")
    mine.commit("Name the third")
    const found = await versions(renamed)
    expect(found.map(({ message }) => message)).toEqual([
      "Name the third",
      "Rename it",
      "Name the first",
      "Start",
    ])
    expect(found[0]).toMatchObject({ author: "Ärger & Söhne", commit: mine.git("rev-parse", "HEAD") })
    expect(Date.parse(found[0]?.date ?? "")).toBeGreaterThan(Date.now() - 60_000)
    expect(found[0]?.diff).toMatch(/^\n@@[\s\S]*\n-Third\.\n\+The third\.\n/)
    expect(await textOf(renamed, found[3]?.commit)).toEqual({ text: first })
    expect((await textOf(renamed, found[2]?.commit)).text).toContain("The first.")
  })

  it("have the line endings of this machine", async () => {
    await start()
    mine.git("config", "core.autocrlf", "true")
    const [version] = await versions(study)
    const { text } = await textOf(study, version?.commit)
    expect(text.replaceAll("\r\n", "")).not.toMatch(/\n/)
  })

  it("include what was on disk before getting the newest", async () => {
    await start()
    mine.change(study, "First.", "My first.")
    other.change(study, "First.", "Their first.")
    other.publish()
    const { commit } = (await studio.api("newest", {})).json
    await studio.api("newest", { commit })
    const saved = (await versions(study)).find(({ message }) => message.startsWith("Saved before"))
    expect((await textOf(study, saved?.commit)).text).toContain("My first.")
  })

  it("are none for a new document, and do not include other revisions and files", async () => {
    await start()
    mine.write("content/insights/fresh/index.mdx", "Fresh.\n")
    expect(await versions("content/insights/fresh/index.mdx")).toEqual([])
    mine.write("package.json", "{ secret }\n")
    mine.commit("Secret")
    for (const commit of ["HEAD", "main", "--output=evil", "0".repeat(40), "", "HEAD:package.json"])
      expect((await textOf(study, commit)).message).toContain("no such version")
    const secret = await studio.api(`version?file=package.json&commit=${mine.git("rev-parse", "HEAD")}`)
    expect(secret.status).toBe(403)
    expect(mine.has("evil")).toBe(false)
  })
})

describe("what was deleted", () => {
  it("comes back with all its files and what was not committed", async () => {
    const root = await siteWith()
    studio = await startStudio(root)
    const file = "content/insights/fresh/index.mdx"
    write(root, "insights/fresh/index.mdx", "Fresh.\n")
    write(root, "insights/fresh/a b.txt", "Notes.\n")
    expect((await remove(file)).status).toBe(200)
    expect(existsSync(path.join(root, "content/insights/fresh"))).toBe(false)
    expect(await deleted()).toEqual([{ file }])
    expect((await restore(file)).status).toBe(200)
    expect(existsSync(path.join(root, "content/insights/fresh/a b.txt"))).toBe(true)
    expect(await deleted()).toEqual([])
  })

  it("is the last of the same name", async () => {
    await start()
    mine.write("content/snippets/note.mdx", "Old.\n")
    await remove("content/snippets/note.mdx")
    mine.write("content/snippets/note.mdx", "New.\n")
    await remove("content/snippets/note.mdx")
    await restore("content/snippets/note.mdx")
    expect(mine.read("content/snippets/note.mdx")).toBe("New.\n")
  })

  it("comes back from git, in a folder of the repository", async () => {
    await start("site/")
    const text = mine.read(study)
    mine.git("rm", "-r", "--quiet", `site/${path.dirname(study)}`)
    mine.commit("Remove it")
    rmSync(path.dirname(mine.file(go)), { recursive: true })
    const before = mine.git("diff", "--cached")
    expect(await deleted()).toEqual([
      { file: go },
      { file: study, author: "An Editor", date: expect.stringMatching(/^\d{4}-/) },
    ])
    for (const file of [study, go]) expect((await restore(file)).json).toEqual({ file })
    expect([mine.read(study), mine.has("content/case-studies/harbour-ledger/screen-1.jpg")]).toEqual([
      text,
      true,
    ])
    expect([mine.has(go), mine.git("diff", "--cached")]).toEqual([true, before])
  })

  it("does not include what was renamed", async () => {
    await start()
    mine.git("mv", path.dirname(study), "content/case-studies/ledger")
    mine.commit("Rename it")
    expect(await deleted()).toEqual([])
  })

  it("is not brought back if it exists, was never there, or is no document", async () => {
    await start()
    for (const [file, expected] of [
      [study, 409],
      ["content/insights/never/index.mdx", 404],
      ["package.json", 403],
      ["content/data/values.yaml", 409],
      ["content/insights/../../package.json", 403],
      ["--worktree", 403],
    ] as const)
      expect([file, (await restore(file)).status]).toEqual([file, expected])
    expect(mine.status()).toBe("")
  })

  it("is not brought back through a link", async () => {
    await start()
    await remove("content/insights/old-boats/index.mdx")
    const away = temporaryFolder()
    rmSync(mine.file("content/insights"), { recursive: true })
    symlinkSync(away, mine.file("content/insights"))
    expect((await restore("content/insights/old-boats/index.mdx")).status).toBe(403)
    expect(existsSync(path.join(away, "old-boats"))).toBe(false)
  })
})
