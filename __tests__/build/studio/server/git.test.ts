/** Changes of the content, and reviews that the studio makes from them, in a repository with other changes. */
import { execFileSync } from "node:child_process"
import {
  appendFileSync,
  chmodSync,
  existsSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import type { Changes } from "../../../../src/studio/api"
import { pullRequestLink } from "../../../../src/studio/server/git/remote"
import { siteWith } from "../../../support/fixture-site"
import { removeFolders, temporaryFolder } from "../../../support/folders"
import { type Clone, go, startRepositories, startRepository, study } from "../../../support/site-repository"
import { type StudioServer, startStudio } from "../../../support/studio-server"

let mine: Clone
let server: Clone
let other: Clone
let studio: StudioServer
let log: jest.SpyInstance

beforeEach(() => {
  log = jest.spyOn(console, "warn").mockReturnValue()
})

afterEach(() => {
  studio?.stop()
  removeFolders()
})

const changes = async (): Promise<Changes> => (await studio.api("changes")).json

const publish = (files: string[], body: object = {}) =>
  studio.api("publish", { message: "Change a study", files, ...body })

/** What a developer sees of the repository: nothing of it changes when the studio publishes. */
const stateOf = ({ git, top }: Clone) => [
  git("rev-parse", "HEAD"),
  git("status", "--porcelain", "--branch"),
  git("diff"),
  git("diff", "--cached"),
  readFileSync(path.join(top, ".git/index"), "base64"),
]

/** Change two documents, and other files: staged, not staged, and new. */
const changeAll = ({ file, write, git }: Clone) => {
  appendFileSync(file(study), "More.\n")
  appendFileSync(file(go), "More about it.\n")
  write("package.json", "{ }\n")
  write("staged.txt", "staged\n")
  git("add", path.relative(".", "staged.txt"))
  write("other.txt", "new\n")
}

const start = async (inner = "") => {
  ;({ mine, server, other } = await startRepositories(inner))
  studio = await startStudio(mine.root)
}

const startAlone = async () => {
  mine = await startRepository()
  studio = await startStudio(mine.root)
}

it("has no changes where the folder is no repository", async () => {
  studio = await startStudio(await siteWith())
  expect(await changes()).toMatchObject({ isRepository: false, documents: [], reviews: [] })
  const { status, json } = await publish([study])
  expect([status, json.message]).toEqual([409, "this folder is not under version control"])
})

it("asks for a first version where there is none", async () => {
  studio = await startStudio(await siteWith())
  const root = await siteWith()
  execFileSync("git", ["init", "--quiet"], { cwd: root })
  studio.stop()
  studio = await startStudio(root)
  expect((await studio.api("changes")).json.message).toContain("no first version")
})

describe("changes", () => {
  it("are those of the content, by document, with readable differences, and the repository stays as it is", async () => {
    await startAlone()
    changeAll(mine)
    mine.change(study, "Third.", "Third one.")
    writeFileSync(mine.file("content/case-studies/harbour-ledger/screen-1.jpg"), "changed")
    mine.write("content/insights/fresh/index.mdx", "Fresh.\n")
    rmSync(mine.file("content/data/values.yaml"))
    const before = stateOf(mine)
    const { documents, isRepository } = await changes()
    expect([isRepository, stateOf(mine)]).toEqual([true, before])
    expect(documents.map(({ file, status, files }) => [file, status, files.length]).sort()).toEqual([
      [study, "changed", 2],
      ["content/data/values.yaml", "deleted", 1],
      ["content/insights/fresh/index.mdx", "new", 1],
      [go, "changed", 1],
    ])
    const [changed] = documents.filter(({ file }) => file === study)
    expect(changed?.title).toBe("Harbour Ledger")
    const { diff } = changed?.files.find(({ file }) => file === study) ?? {}
    // Only the words that differ.
    expect(diff).toContain("\n-Third.\n+Third one.\n")
    const [fresh] = documents.filter(({ status }) => status === "new")
    expect(fresh?.files[0]?.diff).toContain("\n+Fresh.")
    expect(documents.find(({ status }) => status === "deleted")?.files[0]?.diff).toContain("\n-[]")
  })

  it("do not read large files", async () => {
    await startAlone()
    const video = "content/insights/old-boats/board.mp4"
    mine.write(video, "")
    truncateSync(mine.file(video), 3 * 1024 ** 3)
    expect((await changes()).documents).toMatchObject([{ files: [{ file: video, diff: "" }] }])
  })
})

describe("a review", () => {
  it("is a commit on the newest main branch, on a branch of its own, and changes nothing here", async () => {
    await start()
    changeAll(mine)
    other.change(study, "First.", "Their first.")
    other.publish()
    const before = stateOf(mine)
    const { status, json } = await publish([study])
    const branch = "content/change-a-study"
    expect([status, json]).toEqual([200, { branch, isPushed: true }])
    expect(stateOf(mine)).toEqual(before)
    expect(server.git("log", "--format=%an: %s", branch)).toBe(
      "An Editor: Change a study\nAnother Editor: Of another editor\nAn Editor: Start",
    )
    expect(server.git("show", "--name-only", "--format=", branch)).toBe(study)
    // What others have changed in the same document is in it.
    const text = mine.read(study).trim().replace("First.", "Their first.")
    expect(server.git("show", `${branch}:${study}`)).toBe(text)
    const { reviews, documents } = await changes()
    expect(reviews).toMatchObject([{ branch, message: "Change a study", state: "in review" }])
    expect(documents.map(({ file, review }) => [file, review]).sort()).toEqual([
      [study, branch],
      [go, undefined],
    ])
    // What is changed afterwards has not been sent.
    appendFileSync(mine.file(study), "Even more.\n")
    expect((await changes()).documents.some(({ review }) => review)).toBe(false)
  })

  it("follows a document that others have renamed, also in a folder of the repository", async () => {
    await start("site/")
    mine.change(study, "First.", "My first.")
    other.git("mv", "site/content/case-studies/harbour-ledger", "site/content/case-studies/ledger")
    other.publish()
    expect((await changes()).documents).toMatchObject([{ file: study, title: "Harbour Ledger" }])
    const { json } = await publish([study])
    const renamed = "site/content/case-studies/ledger/index.mdx"
    expect(server.git("show", "--name-only", "--format=", json.branch)).toBe(renamed)
    expect(server.git("show", `${json.branch}:${renamed}`)).toContain("My first.")
  })

  it("is not made of what others have changed in the same part or deleted, or what the site has", async () => {
    await start()
    const service = "content/services/web-development/index.mdx"
    mine.change(study, "First.", "My first.")
    other.change(study, "First.", "Their first.")
    mine.change(go, "order: 1", "order: 7")
    rmSync(other.file(go))
    for (const { change } of [mine, other]) change(service, "order: 1", "order: 7")
    other.publish()
    const before = stateOf(mine)
    for (const [file, message] of [
      [study, "others have changed the same part of Harbour Ledger"],
      [go, "others have changed the same part of Go"],
      [service, "the site has these changes already"],
    ] as const) {
      const { status, json } = await publish([file])
      expect([status, json.message]).toEqual([409, message])
    }
    expect([stateOf(mine), mine.git("branch", "--list", "content/*")]).toEqual([before, ""])
  })

  it("has new and deleted files, whatever their names mean to git", async () => {
    await start()
    const folder = "content/insights/old-boats"
    const names = ["[a]*.txt", "über uns $(touch evil).txt", "-o ption.txt", 'it\'s "it".txt']
    for (const name of names) mine.write(`${folder}/${name}`, "A text.\n")
    mine.write(`${folder}/a.txt`, "Not named.\n")
    rmSync(mine.file(`${folder}/notes.txt`))
    const files = [...names, "notes.txt"].map((name) => `${folder}/${name}`)
    const { json } = await publish(files)
    expect(
      server.git("show", "--name-only", "-z", "--format=", json.branch).split("\0").filter(Boolean).sort(),
    ).toEqual(files.sort())
    expect(existsSync(path.join(mine.top, "evil"))).toBe(false)
  })

  it("keeps line endings and permissions as git would, also on a detached commit", async () => {
    await start()
    mine.git("config", "core.autocrlf", "true")
    mine.git("checkout", "--quiet", "--detach")
    mine.write(study, `${mine.read(study)}More.\n`.replaceAll("\n", "\r\n"))
    mine.write(go, `${mine.read(go)}More.\n`)
    chmodSync(mine.file(go), 0o755)
    const before = stateOf(mine)
    const { json } = await publish([study, go])
    expect([json.isPushed, stateOf(mine)]).toEqual([true, before])
    expect(server.git("show", "--numstat", "--format=", json.branch, "--", study)).toBe(`1\t0\t${study}`)
    expect(server.git("ls-tree", json.branch, go)).toMatch(/^100755/)
  })

  it("keeps the message, and has a branch of its own, also with the same message or one without letters", async () => {
    await start()
    changeAll(mine)
    const message = '--amend $(touch evil) `id`\n\nÜber "two" lines'
    const branches = []
    for (const [file, text] of [
      [study, message],
      [study, "Same"],
      [go, "Same"],
      [go, "修正"],
    ] as const)
      branches.push((await publish([file], { message: text })).json.branch)
    const first = "content/amend-touch-evil-id-uber-two-lines"
    expect(branches).toEqual([first, "content/same", "content/same-2", "content/changes"])
    expect(server.git("log", "-1", "--format=%B", first)).toBe(message)
  })

  it("is rejected without a message and with other files and branches, and changes nothing", async () => {
    await start()
    changeAll(mine)
    const before = [...stateOf(mine), mine.git("branch")]
    for (const [expected, body] of [
      [409, { files: ["content/data/site.yaml"] }],
      [409, { files: ["package.json"] }],
      [409, { files: ["content/*"] }],
      [409, { files: ["--all"] }],
      [409, { files: ["content"] }],
      [400, { branch: "--upload-pack=touch evil" }],
      [400, { files: [] }],
      [400, { message: "" }],
      [400, { message: " " }],
    ] as const) {
      const { status, json } = await publish([study], body)
      expect([status, Boolean(json.message), body]).toEqual([expected, true, body])
    }
    expect([...stateOf(mine), mine.git("branch")]).toEqual(before)
  })
})

it("its state follows what happens to it on the server", async () => {
  await start()
  const ways: [file: string, state: string, review: (branch: string) => unknown][] = [
    [study, "merged", (branch) => other.git("merge", "--quiet", "--no-ff", "--no-edit", branch)],
    [go, "merged", (branch) => other.git("cherry-pick", branch)],
    [
      "content/services/web-development/index.mdx",
      "merged",
      (branch) => {
        other.git("merge", "--quiet", "--squash", branch)
        other.change(study, "Third.", "Third one.")
        other.commit("Squash with a correction")
      },
    ],
    ["content/data/values.yaml", "in review", () => undefined],
    ["content/insights/old-boats/index.mdx", "unknown", () => undefined],
  ]
  const branches: string[] = []
  for (const [file] of ways) {
    appendFileSync(mine.file(file), file.endsWith("yaml") ? "# More\n" : "\nMore.\n")
    branches.push((await publish([file], { message: file })).json.branch)
  }
  other.write("README.md", "New.\n")
  other.commit("Before")
  other.git("fetch", "--quiet")
  for (const [index, [, , review]] of ways.entries()) review(`origin/${branches[index]}`)
  const gone = branches.filter((_, index) => ways[index]?.[1] !== "in review")
  other.git("push", "--quiet", "origin", "main", ...gone.map((branch) => `:${branch}`))
  await studio.api("newest", {})
  const { reviews } = await changes()
  const states = new Map(reviews.map(({ message, state }) => [message, state]))
  expect(ways.map(([file]) => states.get(file))).toEqual(ways.map(([, state]) => state))
})

describe("without an answer of the server", () => {
  it("a review is made on the local main branch if there is no server", async () => {
    await startAlone()
    changeAll(mine)
    const { json } = await publish([study])
    expect(json).toEqual({
      branch: "content/change-a-study",
      isPushed: false,
      problem: "There is no server with the site's versions",
    })
    expect(mine.git("log", "--format=%s", json.branch)).toBe("Change a study\nStart")
    expect((await changes()).reviews).toMatchObject([{ state: "unknown" }])
  })

  it("a review can be sent later, and never forces", async () => {
    await start()
    changeAll(mine)
    const setServer = (address: string) => mine.git("remote", "set-url", "origin", address)
    setServer(`${server.top}-away`)
    const { json } = await publish([study])
    const problem = expect.stringContaining("no versions of the site")
    expect(json).toMatchObject({ isPushed: false, problem })
    setServer("http://127.0.0.1:1/site.git")
    const push = async (branch: string) => (await studio.api("push", { branch })).json
    expect((await push(json.branch)).problem).toBe("the server with the site's versions cannot be reached")
    setServer(server.top)
    expect(await push(json.branch)).toEqual({ branch: json.branch, isPushed: true })
    expect(server.git("log", "-1", "--format=%s", json.branch)).toBe("Change a study")
    other.git("fetch", "--quiet")
    other.git("checkout", "--quiet", json.branch)
    other.git("commit", "--quiet", "--amend", "--message=Theirs")
    other.git("push", "--quiet", "--force", "origin", json.branch)
    expect((await push(json.branch)).problem).toContain("other changes on the server")
    expect(server.git("log", "-1", "--format=%s", json.branch)).toBe("Theirs")
  })

  it("is in words if a rule of the server or of this machine forbids it", async () => {
    await start()
    changeAll(mine)
    server.addHook("pre-receive", "echo 'GH006: protected' >&2; exit 1")
    const { json } = await publish([study])
    mine.addHook("pre-push", "echo 'tests fail' >&2; exit 1")
    const here = (await studio.api("push", { branch: json.branch })).json
    expect([json.problem, here.problem]).toEqual([
      expect.stringMatching(/one of its rules/),
      expect.stringMatching(/check on this machine/),
    ])
    expect(json.problem + here.problem).not.toMatch(/GH006|tests fail|refs\//)
    expect(log.mock.calls.join()).toMatch(/GH006.*tests fail/s)
  })

  it("is in words if the key cannot sign, or git does not know the author", async () => {
    await start()
    changeAll(mine)
    mine.git("config", "commit.gpgsign", "true")
    mine.git("config", "gpg.program", "false")
    const before = stateOf(mine)
    const unsigned = await publish([study])
    expect([unsigned.status, unsigned.json.message]).toEqual([409, "your key could not sign this"])
    expect([stateOf(mine), mine.git("branch", "--list", "content/*")]).toEqual([before, ""])
    mine.git("config", "user.name", "")
    mine.git("config", "user.useConfigOnly", "true")
    mine.git("config", "--unset", "user.email")
    const { status, json } = await publish([study])
    expect([status, json.fix]).toEqual([409, expect.stringContaining("git config --global user.name")])
  })
})

describe("errors of the content", () => {
  it("are listed, and stop what would break the build; warnings do not", async () => {
    await start()
    changeAll(mine)
    appendFileSync(mine.file(study), "\n<Resluts />\n")
    const unused = "content/insights/old-boats/unused.txt"
    mine.write(unused, "Unused.\n")
    const { problems } = await changes()
    expect(problems.filter(({ severity }) => severity === "error")).toMatchObject([
      { file: study, field: "<Resluts>" },
    ])
    expect(problems.map(({ severity }) => severity)).toContain("warning")
    const { status, json } = await publish([study, go])
    expect(status).toBe(422)
    expect(json.message).toBe("the site would not build: 1 error")
    // The error stays on this machine.
    expect((await publish([go, unused])).status).toBe(200)
  })

  it("stop also if they are in files that have not changed", async () => {
    await start()
    rmSync(mine.file("content/data/values.yaml"))
    appendFileSync(mine.file(go), "More.\n")
    mine.git("rm", "-r", "--quiet", "content/data/team.yaml")
    expect((await publish([go, "content/data/team.yaml"])).status).toBe(422)
  })
})

describe("what waits", () => {
  beforeEach(async () => {
    await start()
    changeAll(mine)
    process.env.STUDIO_GIT_SECONDS = "2"
  })

  afterEach(() => {
    delete process.env.STUDIO_GIT_SECONDS
  })

  it("never keeps a text from being saved", async () => {
    server.addHook("pre-receive", "sleep 30")
    const publishing = publish([go])
    // Until git runs the hook of the server.
    await new Promise((resolve) => setTimeout(resolve, 1200))
    const { text, version } = (await studio.api(`file?file=${study}`)).json
    const first = await Promise.race([
      publishing,
      studio.api("save", { file: study, text: `${text}\nMore.\n`, version }),
    ])
    expect(first).toMatchObject({ status: 200, json: { version: expect.any(String) } })
    const { json } = await publishing
    expect(json.problem).toContain("sending the changes did not end in time and was stopped")
  })

  it("is stopped: a hook that does not end when asked", async () => {
    mine.addHook("pre-push", "trap '' TERM; sleep 30; sleep 30")
    const before = stateOf(mine)
    const { json } = await publish([study])
    expect(json).toMatchObject({ isPushed: false, problem: expect.stringContaining("did not end in time") })
    expect(stateOf(mine)).toEqual(before)
    mine.addHook("pre-push", "exit 0")
    expect((await studio.api("push", { branch: json.branch })).json.isPushed).toBe(true)
  })

  it("has no terminal to ask on: the session of a hook is its own", async () => {
    const asked = path.join(temporaryFolder(), "asked")
    mine.addHook("pre-push", `ps -o sess= -p $$ > ${asked}`)
    expect((await publish([study])).json.isPushed).toBe(true)
    const own = execFileSync("ps", ["-o", "sess=", "-p", String(process.pid)], { encoding: "utf8" })
    expect(readFileSync(asked, "utf8").trim()).toMatch(/^\w+$/)
    expect(readFileSync(asked, "utf8").trim()).not.toBe(own.trim())
  })

  it("has an answer: a server that wants a password", async () => {
    process.env.STUDIO_GIT_SECONDS = "20"
    const locked = createServer((_, response) => {
      response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end()
    })
    await new Promise<void>((resolve) => locked.listen(0, "127.0.0.1", resolve))
    const { port } = locked.address() as AddressInfo
    mine.git("remote", "set-url", "origin", `http://127.0.0.1:${port}/site.git`)
    const { json } = await publish([study])
    locked.close()
    expect(json).toMatchObject({
      isPushed: false,
      problem: "the server with the site's versions does not let you in",
    })
  })
})

describe("the page that opens a pull request", () => {
  const github = "https://github.com/us/site/compare/main...content/a?expand=1"
  it.each([
    ["https://github.com/us/site.git", github],
    ["https://user:secret@github.com/us/site", github],
    ["git@github.com:us/site.git", github],
    ["ssh://git@ssh.github.com:443/us/site.git/", github],
    ["https://github.example.org/us/site", github.replace("github.com", "github.example.org")],
    [
      "git@gitlab.com:group/part/site.git",
      "https://gitlab.com/group/part/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=content%2Fa",
    ],
    ["ssh://git@codeberg.org/us/site.git", "https://codeberg.org/us/site/compare/main...content/a"],
    ["http://gitea.local:3000/us/site", "http://gitea.local:3000/us/site/compare/main...content/a"],
    ["ssh://git@git.example.org:2222/us/site.git", undefined],
    ["/srv/github/site.git", undefined],
    ["C:\\github\\site", undefined],
    ["javascript://github.com/%0aalert(1)", undefined],
    ["ext::sh -c github", undefined],
  ])("follows from the address %s", (address, link) => {
    expect(pullRequestLink(address, "main", "content/a")).toBe(link)
  })
})
