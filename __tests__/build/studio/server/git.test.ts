/** Commits that the studio makes, in a repository with other changes. */
import { execFileSync } from "node:child_process"
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
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
  write(root, "insights/old-boats/notes.txt", "Notes.\n")
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

/** Write a hook of git. */
const addHook = (folder: string, name: string, script: string) =>
  writeFileSync(path.join(folder, folder === root ? ".git/hooks" : "hooks", name), `#!/bin/sh\n${script}\n`, {
    mode: 0o755,
  })

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
  const nothing = { branch: "", suggestedBranch: "", hasRemote: false, files: [], problems: [] }
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

  it("do not read large files", async () => {
    startRepository()
    const video = "content/insights/old-boats/board.mp4"
    writeFileSync(path.join(root, video), "")
    truncateSync(path.join(root, video), 3 * 1024 ** 3)
    expect((await changes()).files).toMatchObject([{ file: video, status: "new", diff: "" }])
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
    write(root, "insights/old-boats/[a]*.txt", "A pattern.\n")
    write(root, "insights/old-boats/a.txt", "Not named.\n")
    rmSync(path.join(root, "content/insights/old-boats/notes.txt"))
    const files = ["content/insights/old-boats/[a]*.txt", "content/insights/old-boats/notes.txt"]
    expect((await publish({ files })).status).toBe(200)
    expect(git("show", "--name-only", "--format=").split("\n").sort()).toEqual([...files].sort())
    expect(git("status", "--porcelain")).toBe("?? content/insights/old-boats/a.txt")
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
    write(root, "insights/old-boats/a.txt", "Fresh.\n")
    addHook(root, "pre-commit", "echo 'not today' >&2\nexit 1")
    const before = git("status", "--porcelain", "--branch")
    const files = [study, "content/insights/old-boats/a.txt"]
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

describe("errors of the content", () => {
  const breakStudy = () => appendFileSync(path.join(root, study), "\n<Resluts />\n")

  it("are listed, and stop what would break the build", async () => {
    changeAll()
    breakStudy()
    const { problems } = await changes()
    const errors = problems.filter(({ severity }) => severity === "error")
    expect(errors).toMatchObject([{ file: study, field: "<Resluts>" }])
    const before = git("rev-parse", "HEAD")
    const { status, json } = await publish({ files: [study, go], branch: "content/broken" })
    expect(status).toBe(422)
    expect(json.message).toContain(`the site would not build: 1 error. The first: ${study}:`)
    expect([git("rev-parse", "HEAD"), git("branch", "--show-current")]).toEqual([before, "main"])
    // The error stays on this machine.
    expect((await publish({ files: [go] })).status).toBe(200)
  })

  it("stop also if they are in files that have not changed", async () => {
    startRepository()
    rmSync(path.join(root, "content/data/values.yaml"))
    appendFileSync(path.join(root, go), "More.\n")
    git("rm", "-r", "--quiet", "content/data/team.yaml")
    expect((await publish({ files: [go, "content/data/team.yaml"] })).status).toBe(422)
  })

  it("do not stop if they are only warnings", async () => {
    startRepository()
    write(root, "insights/old-boats/unused.txt", "Unused.\n")
    expect((await changes()).problems.map(({ severity }) => severity)).toContain("warning")
    expect((await publish({ files: ["content/insights/old-boats/unused.txt"] })).status).toBe(200)
  })
})

describe("what waits", () => {
  let asked = ""

  beforeEach(() => {
    process.env.STUDIO_GIT_SECONDS = "2"
    changeAll()
    asked = path.join(temporaryFolder(), "asked")
  })

  afterEach(() => {
    delete process.env.STUDIO_GIT_SECONDS
  })

  const addRemote = () => {
    const remote = temporaryFolder()
    git("init", "--quiet", "--bare", remote)
    git("remote", "add", "origin", remote)
    return remote
  }

  it("never keeps a text from being saved", async () => {
    addHook(addRemote(), "pre-receive", "sleep 30")
    const publishing = publish({ files: [go], push: true })
    // Until git runs the hook of the server.
    await new Promise((resolve) => setTimeout(resolve, 700))
    const { text, version } = (await studio.api(`file?file=${study}`)).json
    const first = await Promise.race([
      publishing,
      studio.api("save", { file: study, text: `${text}\nMore.\n`, version }),
    ])
    expect(first).toMatchObject({ status: 200, json: { version: expect.any(String) } })
    const { json } = await publishing
    expect(json).toMatchObject({ isPushed: false, commit: git("rev-parse", "HEAD") })
    expect(json.pushProblem).toMatch(
      /git push did not end within 2 seconds and was stopped\. Run git push in a term/,
    )
  })

  it.each([
    ["sleeps", "sleep 30"],
    ["does not end when asked", "trap '' TERM; sleep 30; sleep 30"],
  ])("is stopped: a hook that %s", async (_what, script) => {
    addHook(root, "pre-commit", script)
    const before = git("status", "--porcelain", "--branch")
    const { status, json } = await publish({ files: [study], branch: "content/late" })
    expect([status, json.message]).toEqual([409, "git commit did not end within 2 seconds and was stopped"])
    expect(git("status", "--porcelain", "--branch")).toBe(before)
    expect(existsSync(path.join(root, ".git/index.lock"))).toBe(false)
    addHook(root, "pre-commit", "exit 0")
    expect((await publish({ files: [study] })).status).toBe(200)
  })

  it("has no terminal to ask on: the session of a hook is its own", async () => {
    addHook(root, "pre-commit", `ps -o sess= -p $$ > ${asked}`)
    expect((await publish({ files: [study] })).status).toBe(200)
    const own = execFileSync("ps", ["-o", "sess=", "-p", String(process.pid)], { encoding: "utf8" })
    expect(readFileSync(asked, "utf8").trim()).toMatch(/^\w+$/)
    expect(readFileSync(asked, "utf8").trim()).not.toBe(own.trim())
  })

  it("is not waited for: a process that a hook has left behind", async () => {
    process.env.STUDIO_GIT_SECONDS = "10"
    addHook(root, "post-commit", `(sleep 8; touch ${asked}) &`)
    expect((await publish({ files: [study] })).status).toBe(200)
    expect(existsSync(asked)).toBe(false)
  })

  it("has an answer: a server that wants a password", async () => {
    process.env.STUDIO_GIT_SECONDS = "20"
    const server = createServer((_, response) => {
      response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end()
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    git("remote", "add", "origin", `http://127.0.0.1:${(server.address() as AddressInfo).port}/site.git`)
    const { json } = await publish({ files: [study], push: true })
    server.close()
    expect(json.isPushed).toBe(false)
    expect(json.pushProblem).toMatch(/Run git push once in a terminal, and sign in there\.$/)
  })

  it("has an answer: a name and address of the author", async () => {
    process.env.STUDIO_GIT_SECONDS = "20"
    git("config", "user.name", "")
    git("config", "user.useConfigOnly", "true")
    git("config", "--unset", "user.email")
    const { status, json } = await publish({ files: [study] })
    expect([status, json.fix]).toEqual([409, expect.stringContaining("git config --global user.name")])
  })
})
