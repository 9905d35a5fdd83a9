/** Getting what others have published, with changes of one's own, which are never lost. */
import { appendFileSync, chmodSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Changes, NewestResult } from "../../../../src/studio/api"
import { removeFolders } from "../../../support/folders"
import { type Clone, go, startRepositories, study } from "../../../support/site-repository"
import { type StudioServer, startStudio } from "../../../support/studio-server"

let mine: Clone
let server: Clone
let other: Clone
let studio: StudioServer

const start = async (inner = "") => {
  ;({ mine, server, other } = await startRepositories(inner))
  studio = await startStudio(mine.root)
}

beforeEach(() => {
  jest.spyOn(console, "warn").mockReturnValue()
})

afterEach(() => {
  studio.stop()
  removeFolders()
})

const look = async (): Promise<NewestResult> => (await studio.api("newest", {})).json

/** Look at what will change, and get it. */
const get = async () => {
  const looked = await look()
  const { status, json } = await studio.api("newest", { commit: looked.commit })
  expect([status, json.files]).toEqual([200, looked.files])
  return json.files.map(({ file, change }: NewestResult["files"][number]) => [file, change])
}

const changed = async () => ((await studio.api("changes")).json as Changes).documents.map(({ file }) => file)

const isNewest = () => expect(mine.git("rev-parse", "HEAD")).toBe(server.git("rev-parse", "main"))

it("says that nothing is newer, or shows which files will change, and changes them only then", async () => {
  await start()
  const { files: none, problem } = await look()
  expect([none, problem]).toEqual([[], undefined])
  other.write("content/insights/fresh/index.mdx", "Fresh.\n")
  other.change(study, "First.", "Their first.")
  rmSync(other.file("content/insights/old-boats/notes.txt"))
  other.write("package.json", "{ }\n")
  other.publish()
  const before = mine.read(study)
  const { files } = await look()
  expect(files).toEqual([
    { file: study, document: study, change: "changed" },
    { file: "content/insights/fresh/index.mdx", document: "content/insights/fresh/index.mdx", change: "new" },
    {
      file: "content/insights/old-boats/notes.txt",
      document: "content/insights/old-boats/index.mdx",
      change: "deleted",
    },
    { file: "package.json", document: "package.json", change: "changed" },
  ])
  expect([mine.read(study), mine.status()]).toEqual([before, ""])
  await get()
  isNewest()
  expect(mine.status()).toBe("")
  expect(mine.read(study)).toContain("Their first.")
  expect(mine.git("branch", "--show-current")).toBe("main")
})

it("gets what was shown, not what came afterwards", async () => {
  await start()
  other.change(study, "First.", "Their first.")
  other.publish()
  const { commit } = await look()
  other.change(study, "Third.", "Their third.")
  other.publish()
  await studio.api("newest", {})
  const { status, json } = await studio.api("newest", { commit })
  expect([status, json.message]).toEqual([409, "others have published more in the meantime"])
  expect(mine.read(study)).not.toContain("Their")
})

it("merges what both have changed, and keeps both sides where it cannot, also in a folder of the repository", async () => {
  await start("site/")
  const fresh = "content/insights/fresh/index.mdx"
  const boats = "content/insights/old-boats/index.mdx"
  const service = "content/services/web-development/index.mdx"
  const photo = "content/case-studies/harbour-ledger/screen-1.jpg"
  // Of changes that overlap, both texts have those that do not.
  mine.change(study, "First.", "My first.")
  mine.change(study, "Third.", "My third.")
  other.change(study, "First.", "Their first.")
  other.change(study, "Fifth.", "Their fifth.")
  mine.change(go, "order: 1", "order: 7")
  other.change(go, "Plain on purpose", "Plain by choice")
  mine.change(service, "order: 1", "order: 7")
  rmSync(path.dirname(other.file(service)), { recursive: true })
  rmSync(mine.file(boats))
  appendFileSync(other.file(boats), "\nTheirs.\n")
  mine.write(fresh, "My text.\n")
  other.write(fresh, "Their text.\n")
  mine.write(photo, Buffer.from([255, 0, 1, 2]))
  other.write(photo, Buffer.from([255, 0, 3, 4]))
  other.publish()
  const { files } = await look()
  const text = new Map(files.map((one) => [one.file, one.mine]))
  expect((await get()).toSorted()).toEqual([
    [study, "overlap"],
    [photo, "kept"],
    [fresh, "overlap"],
    [boats, "returned"],
    [service, "kept"],
    [go, "merged"],
  ])
  isNewest()
  expect(mine.read(study)).toMatch(/Their first\.[\s\S]*My third\.[\s\S]*Their fifth\./)
  expect(text.get(study)).toMatch(/My first\.[\s\S]*My third\.[\s\S]*Their fifth\./)
  expect(text.get(study)).not.toContain("Their first.")
  // What was on disk is in the repository too.
  expect(mine.git("show", `refs/studio/before-newest:site/${study}`)).toMatch(/My first\.[\s\S]*My third\./)
  expect([mine.read(fresh), text.get(fresh)]).toEqual(["Their text.\n", "My text.\n"])
  expect([mine.has(service), mine.read(boats)]).toEqual([true, expect.stringContaining("Theirs.")])
  expect(mine.read(photo)).toBe(Buffer.from([255, 0, 1, 2]).toString())
  expect(mine.git("diff", "--numstat", "--", `site/${go}`)).toBe(`1\t1\tsite/${go}`)
  expect((await changed()).toSorted()).toEqual([study, service, go])
})

it("leaves no change when a review was merged", async () => {
  await start()
  mine.change(study, "First.", "My first.")
  mine.write("content/insights/old-boats/my picture (1).txt", "A picture.\n")
  rmSync(mine.file("content/insights/old-boats/notes.txt"))
  const files = [
    study,
    "content/insights/old-boats/my picture (1).txt",
    "content/insights/old-boats/notes.txt",
  ]
  const { branch } = (await studio.api("publish", { files, message: "Mine" })).json
  other.git("fetch", "--quiet")
  other.git("merge", "--quiet", "--squash", `origin/${branch}`)
  other.publish("Squash")
  expect(await get()).toEqual([])
  isNewest()
  expect([mine.status(), await changed()]).toEqual(["", []])
})

it("keeps what was changed after the review that was merged", async () => {
  await start()
  mine.change(study, "First.", "My first.")
  const { branch } = (await studio.api("publish", { files: [study], message: "Mine" })).json
  mine.change(study, "My first.", "My very first.")
  other.git("fetch", "--quiet")
  other.git("merge", "--quiet", "--no-ff", "--no-edit", `origin/${branch}`)
  other.change(study, "Fifth.", "Their fifth.")
  other.publish()
  await get()
  isNewest()
  expect(mine.git("diff", "--numstat", study)).toBe(`1\t1\t${study}`)
  expect(mine.read(study)).toMatch(/My very first\.[\s\S]*Their fifth\./)
})

it("takes what the reviewer has corrected in the same line", async () => {
  await start()
  mine.change(study, "First.", "My frist.")
  const { branch } = (await studio.api("publish", { files: [study], message: "Mine" })).json
  mine.change(study, "Third.", "My third.")
  other.git("fetch", "--quiet")
  other.git("merge", "--quiet", "--ff-only", `origin/${branch}`)
  other.change(study, "My frist.", "My first.")
  other.publish()
  expect(await get()).toEqual([[study, "merged"]])
  expect(mine.read(study)).toMatch(/My first\.[\s\S]*My third\./)
})

it("keeps what was changed in a document that others have renamed", async () => {
  await start()
  mine.change(study, "First.", "My first.")
  mine.write("content/case-studies/harbour-ledger/new.txt", "New.\n")
  other.git("mv", "content/case-studies/harbour-ledger", "content/case-studies/ledger")
  other.publish()
  await get()
  isNewest()
  expect(mine.read("content/case-studies/ledger/index.mdx")).toContain("My first.")
  expect(mine.read("content/case-studies/ledger/new.txt")).toBe("New.\n")
  expect(mine.has(study)).toBe(false)
})

it("keeps line endings, permissions and names, also on a detached commit", async () => {
  await start()
  mine.git("checkout", "--quiet", "--detach")
  mine.git("config", "core.autocrlf", "true")
  mine.write(study, mine.read(study).replaceAll("\n", "\r\n").replace("First.", "My first."))
  const umlauts = "content/insights/old-boats/über $(uns).txt"
  other.write(umlauts, "Über uns.\n")
  other.change(study, "Fifth.", "Their fifth.")
  chmodSync(other.file(go), 0o755)
  other.publish()
  await get()
  isNewest()
  expect(mine.read(study)).toMatch(/My first\.\r\n[\s\S]*Their fifth\.\r\n/)
  expect(mine.read(study).replaceAll("\r\n", "")).not.toContain("\n")
  expect(mine.read(umlauts)).toBe("Über uns.\r\n")
  expect(statSync(mine.file(go)).mode & 0o111).toBe(0o111)
})

describe("what a developer has staged", () => {
  it("stays", async () => {
    await start()
    mine.write("staged.txt", "staged\n")
    mine.git("add", "staged.txt")
    appendFileSync(mine.file(go), "Staged.\n")
    mine.git("add", go)
    appendFileSync(mine.file(go), "Not staged.\n")
    other.change(study, "First.", "Their first.")
    other.publish()
    const staged = mine.git("diff", "--cached")
    await get()
    isNewest()
    expect(mine.git("diff", "--cached")).toBe(staged)
    expect(mine.git("diff", "--name-only")).toBe(go)
  })

  it.each([
    [
      "staged",
      () => {
        mine.change(study, "First.", "My first.")
        mine.git("add", study)
        other.change(study, "Fifth.", "Their fifth.")
      },
    ],
    [
      "code",
      () => {
        mine.write("package.json", "{ mine }\n")
        other.write("package.json", "{ theirs }\n")
      },
    ],
  ])("stops this if others have changed it too: %s", async (_, change) => {
    await start()
    change()
    other.publish()
    const before = [mine.git("rev-parse", "HEAD"), mine.status(), mine.read(study)]
    const { commit } = await look()
    const { status, json } = await studio.api("newest", { commit })
    expect([status, json.message]).toEqual([
      409,
      expect.stringMatching(/has been changed here, and by others too/),
    ])
    expect([mine.git("rev-parse", "HEAD"), mine.status(), mine.read(study)]).toEqual(before)
    expect(mine.has(".git/index.lock")).toBe(false)
  })
})

describe("does nothing, and says why", () => {
  it("if somebody has committed here", async () => {
    await start()
    mine.write("own.txt", "Own.\n")
    mine.commit("Own")
    other.write("README.md", "Theirs.\n")
    other.publish()
    expect(await look()).toMatchObject({
      files: [],
      problem: expect.stringContaining("committed on this machine"),
    })
  })

  it("if the server cannot be reached", async () => {
    await start()
    mine.git("remote", "set-url", "origin", "../away")
    expect(await look()).toMatchObject({
      files: [],
      problem: expect.stringContaining("no versions of the site"),
    })
  })

  it("if git is busy", async () => {
    await start()
    other.change(study, "First.", "Their first.")
    other.publish()
    const { commit } = await look()
    writeFileSync(path.join(mine.top, ".git/index.lock"), "")
    const { status, json } = await studio.api("newest", { commit })
    expect([status, json.message]).toEqual([409, "git is busy in this folder"])
    expect([mine.read(study).includes("Their"), mine.has(".git/index.lock")]).toEqual([false, true])
  })

  it("if it is asked for another revision", async () => {
    await start()
    const zeros = "0".repeat(40)
    for (const commit of ["main", "HEAD", "--all", "-m", zeros.slice(1), `${zeros} -u`, "../../etc/passwd"])
      expect([commit, (await studio.api("newest", { commit })).status]).toEqual([commit, 400])
  })
})
