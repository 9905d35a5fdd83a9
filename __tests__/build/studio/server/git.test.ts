/** Commits that the studio makes, in a repository with other changes. */
import { execFileSync } from "node:child_process"
import { appendFileSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Changes } from "../../../../src/studio/api"
import { siteWith, write } from "../../../support/fixture-site"
import { removeFolders, temporaryFolder } from "../../../support/folders"
import { type StudioServer, startStudio } from "../../../support/studio-server"

const study = "content/case-studies/harbour-ledger/index.mdx"
const go = "content/technologies/go/index.mdx"

let root = ""
let studio: StudioServer

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()

let repository = ""

beforeAll(async () => {
  repository = await siteWith()
  root = repository
  git("init", "--quiet", "--initial-branch=main")
  git("config", "user.name", "An Editor")
  git("config", "user.email", "editor@example.org")
  git("config", "commit.gpgsign", "false")
  writeFileSync(path.join(root, "package.json"), "{}\n")
  git("add", ".")
  git("commit", "--quiet", "--message=Start")
  git("branch", "existing")
})

beforeEach(async () => {
  root = await siteWith()
  studio = await startStudio(root)
})

afterEach(() => studio.stop())
afterAll(removeFolders)

const startRepository = () => cpSync(repository, root, { recursive: true, preserveTimestamps: true })

const changes = async (): Promise<Changes> => (await studio.api("changes")).json

const publish = (body: object) => studio.api("publish", { message: "Change a study", push: false, ...body })

/** Change two documents, and other files: staged, not staged, and new. */
const changeAll = () => {
  startRepository()
  appendFileSync(path.join(root, study), "More.\n")
  appendFileSync(path.join(root, go), "More about it.\n")
  writeFileSync(path.join(root, "package.json"), "{ }\n")
  writeFileSync(path.join(root, "staged.txt"), "staged\n")
  git("add", "staged.txt")
  writeFileSync(path.join(root, "other.txt"), "new\n")
}

it("has no changes where the folder is no repository", async () => {
  const nothing = { branch: "", suggestedBranch: "", hasRemote: false, files: [] }
  expect(await changes()).toEqual({ isRepository: false, ...nothing })
  expect((await publish({ files: [study] })).status).toBe(409)
})

describe("changes", () => {
  it("are those of the content, with readable diffs", async () => {
    changeAll()
    write(root, "insights/fresh/index.mdx", "Fresh.\n")
    rmSync(path.join(root, "content/data/values.yaml"))
    const { files, ...state } = await changes()
    expect(state).toMatchObject({ isRepository: true, branch: "main", hasRemote: false })
    expect(state.suggestedBranch).toMatch(/^content\/\d{4}-\d\d-\d\d/)
    expect(files.map(({ file, status }) => [file, status])).toEqual(
      expect.arrayContaining([
        [study, "changed"],
        [go, "changed"],
        ["content/insights/fresh/index.mdx", "new"],
        ["content/data/values.yaml", "deleted"],
      ]),
    )
    expect(files).toHaveLength(4)
    expect(files.find(({ file }) => file === study)).toMatchObject({
      title: "Harbour Ledger",
      diff: expect.stringContaining("\n+More."),
    })
    expect(files.find(({ status }) => status === "new")?.diff).toContain("\n+Fresh.")
    expect(files.find(({ status }) => status === "deleted")?.diff).toContain("\n-[]")
  })

  it("are found in a folder of a repository", async () => {
    root = temporaryFolder()
    startRepository()
    const inner = path.join(root, "site")
    mkdirSync(inner)
    renameSync(path.join(root, "content"), path.join(inner, "content"))
    git("add", "--all")
    git("commit", "--quiet", "--message=Move")
    appendFileSync(path.join(inner, study), "More.\n")
    const nested = await startStudio(inner)
    const { json } = await nested.api("changes")
    expect(json.files).toMatchObject([{ file: study, diff: expect.stringContaining("+More.") }])
    const published = await nested.api("publish", { files: [study], message: "Change it", push: false })
    expect(published.status).toBe(200)
    expect(git("show", "--name-only", "--format=")).toBe(`site/${study}`)
    nested.stop()
  })

  it("do not lock or change the repository", async () => {
    changeAll()
    const index = readFileSync(path.join(root, ".git/index"))
    await changes()
    expect(readFileSync(path.join(root, ".git/index")).equals(index)).toBe(true)
  })
})

describe("publishing", () => {
  it("commits the named files on a new branch, and nothing else", async () => {
    changeAll()
    const { status, json } = await publish({ files: [study], branch: "content/study" })
    expect(status).toBe(200)
    expect(json).toEqual({ commit: git("rev-parse", "HEAD"), branch: "content/study", isPushed: false })
    expect(git("branch", "--show-current")).toBe("content/study")
    expect(git("show", "--name-only", "--format=%an: %s")).toBe(`An Editor: Change a study\n\n${study}`)
    // Other changes are as they were: staged, not staged, new.
    expect(git("diff", "--name-only").split("\n")).toEqual([go, "package.json"])
    expect(git("diff", "--cached", "--name-only")).toBe("staged.txt")
    expect(git("ls-files", "--others", "--exclude-standard")).toBe("other.txt")
    expect(git("rev-parse", "main")).toBe(git("rev-parse", "HEAD^"))
  })

  it("commits on the current branch if no other is named", async () => {
    changeAll()
    expect((await publish({ files: [study, go] })).json.branch).toBe("main")
    expect(git("diff", "--name-only")).toBe("package.json")
  })

  it("commits new and deleted files, whatever their names mean to git", async () => {
    startRepository()
    write(root, "insights/fresh/index.mdx", "Fresh.\n")
    write(root, "insights/fresh/[a]*.txt", "A pattern.\n")
    write(root, "insights/fresh/a.txt", "Not named.\n")
    rmSync(path.join(root, "content/data/values.yaml"))
    const files = [
      "content/insights/fresh/index.mdx",
      "content/insights/fresh/[a]*.txt",
      "content/data/values.yaml",
    ]
    expect((await publish({ files })).status).toBe(200)
    expect(git("show", "--name-only", "--format=").split("\n").sort()).toEqual([...files].sort())
    expect(git("status", "--porcelain")).toBe("?? content/insights/fresh/a.txt")
  })

  it.each([
    ["a file that has not changed", 409, { files: ["content/data/site.yaml"] }],
    ["a file outside of content/", 409, { files: ["package.json"] }],
    ["a pattern", 409, { files: ["content/*"] }],
    ["an option", 409, { files: ["--all"] }],
    ["a folder", 409, { files: ["content"] }],
    ["a branch that is an option", 409, { files: [study], branch: "--force" }],
    ["a branch of an invalid name", 409, { files: [study], branch: "a..b" }],
    ["a branch that exists", 409, { files: [study], branch: "existing" }],
    ["a branch with a command", 409, { files: [study], branch: "a; touch evil" }],
    ["no files", 400, { files: [] }],
    ["no message", 400, { files: [study], message: "" }],
    ["a message of spaces", 400, { files: [study], message: " " }],
  ])("rejects %s, and changes nothing", async (_, expected, body) => {
    changeAll()
    const state = () => [git("rev-parse", "HEAD"), git("status", "--porcelain", "--branch"), git("branch")]
    const before = state()
    const { status, json } = await publish(body)
    expect([status, Boolean(json.message)]).toEqual([expected, true])
    expect(state()).toEqual(before)
  })

  it("keeps the message as it is", async () => {
    changeAll()
    await publish({ files: [study], message: '--amend $(touch evil) `id`\n\nÜber "two" lines' })
    expect(git("log", "-1", "--format=%B")).toBe('--amend $(touch evil) `id`\n\nÜber "two" lines')
    expect(git("ls-files", "--others", "--exclude-standard")).toBe("other.txt")
  })

  it("leaves everything as it was if a hook rejects the commit", async () => {
    changeAll()
    write(root, "insights/fresh/index.mdx", "Fresh.\n")
    writeFileSync(path.join(root, ".git/hooks/pre-commit"), "#!/bin/sh\necho 'not today' >&2\nexit 1\n", {
      mode: 0o755,
    })
    const before = git("status", "--porcelain", "--branch")
    const files = [study, "content/insights/fresh/index.mdx"]
    const { status, json } = await publish({ files, branch: "content/study" })
    expect(status).toBe(409)
    expect(json.message).toContain("not today")
    expect(git("status", "--porcelain", "--branch")).toBe(before)
    expect(git("branch", "--list", "content/study")).toBe("")
  })

  it("pushes the branch to the remote, and never forces it", async () => {
    changeAll()
    const remote = temporaryFolder()
    git("init", "--quiet", "--bare", remote)
    git("remote", "add", "origin", remote)
    expect((await changes()).hasRemote).toBe(true)
    const { json } = await publish({ files: [study], branch: "content/study", push: true })
    expect(json).toMatchObject({ isPushed: true })
    const pushed = () => git("ls-remote", "origin", "refs/heads/content/study")
    expect(pushed()).toContain(json.commit)
    // Another editor has pushed to the branch in the meantime.
    const other = git("commit-tree", "HEAD^{tree}", "-p", "HEAD", "-m", "Of another editor")
    git("push", "--quiet", "origin", `${other}:refs/heads/content/study`)
    const second = await publish({ files: [go], push: true })
    expect(second.json).toMatchObject({ isPushed: false, pushProblem: expect.stringContaining("rejected") })
    expect(pushed()).toContain(other)
    expect(git("rev-parse", "HEAD")).toBe(second.json.commit)
  })
})
