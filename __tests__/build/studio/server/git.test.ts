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
    other.write("README.md", "New.\n")
    other.publish()
    const before = stateOf(mine)
    const { status, json } = await publish([study])
    expect([status, json]).toEqual([200, { branch: "content/change-a-study", isPushed: true }])
    expect(stateOf(mine)).toEqual(before)
    const branch = "content/change-a-study"
    expect(server.git("log", "--format=%an: %s", branch)).toBe(
      "An Editor: Change a study\nAnother Editor: Of another editor\nAn Editor: Start",
    )
    expect(server.git("show", "--name-only", "--format=", branch)).toBe(study)
    expect(server.git("show", `${branch}:${study}`)).toBe(mine.read(study).trim())
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

  it("has what others have changed in the same document", async () => {
    await start()
    mine.change(study, "First.", "My first.")
    other.change(study, "Fifth.", "Their fifth.")
    other.publish()
    const { json } = await publish([study])
    const text = server.git("show", `${json.branch}:${study}`)
    expect(text).toContain("My first.")
    expect(text).toContain("Their fifth.")
    expect(mine.read(study)).not.toContain("Their fifth.")
    expect((await changes()).documents[0]?.review).toBe(json.branch)
  })

  it("follows a document that others have renamed", async () => {
    await start()
    mine.change(study, "First.", "My first.")
    other.git("mv", "content/case-studies/harbour-ledger", "content/case-studies/ledger")
    other.publish()
    const { json } = await publish([study])
    expect(server.git("show", `${json.branch}:content/case-studies/ledger/index.mdx`)).toContain("My first.")
  })

  it.each([
    ["changed the same part", "Harbour Ledger", () => other.change(study, "First.", "Their first.")],
    ["deleted it", "Harbour Ledger", () => rmSync(other.file(study))],
  ])("is not made if others have %s", async (_, title, change) => {
    await start()
    mine.change(study, "First.", "My first.")
    change()
    other.publish()
    const before = stateOf(mine)
    const { status, json } = await publish([study])
    expect([status, json.message]).toEqual([409, `others have changed the same part of ${title}`])
    expect([stateOf(mine), mine.git("branch", "--list", "content/*")]).toEqual([before, ""])
  })

  it("is not made of what the site has already", async () => {
    await start()
    mine.change(study, "First.", "The first.")
    other.change(study, "First.", "The first.")
    other.publish()
    expect((await publish([study])).json.message).toBe("the site has these changes already")
  })

  it("is made in a project that is a folder of its repository", async () => {
    await start("site/")
    appendFileSync(mine.file(study), "More.\n")
    expect((await changes()).documents).toMatchObject([{ file: study, title: "Harbour Ledger" }])
    const { json } = await publish([study])
    expect(server.git("show", "--name-only", "--format=", json.branch)).toBe(`site/${study}`)
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

  it("keeps line endings and permissions as git would", async () => {
    await start()
    mine.git("config", "core.autocrlf", "true")
    mine.write(study, `${mine.read(study)}More.\n`.replaceAll("\n", "\r\n"))
    mine.write(go, `${mine.read(go)}More.\n`)
    chmodSync(mine.file(go), 0o755)
    const { json } = await publish([study, go])
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

  it("can be made from a detached commit", async () => {
    await start()
    mine.git("checkout", "--quiet", "--detach")
    appendFileSync(mine.file(study), "More.\n")
    const before = stateOf(mine)
    expect((await publish([study])).json.isPushed).toBe(true)
    expect(stateOf(mine)).toEqual(before)
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

describe("its state", () => {
  const send = async () => {
    await start()
    mine.change(study, "First.", "My first.")
    const { branch } = (await publish([study])).json
    other.git("fetch", "--quiet")
    return branch as string
  }
  const state = async () => {
    await studio.api("newest", {})
    const [review] = (await changes()).reviews
    return review?.state
  }

  it.each([
    ["merged", (branch: string) => other.git("merge", "--quiet", "--no-ff", "--no-edit", `origin/${branch}`)],
    ["merged as another commit", (branch: string) => other.git("cherry-pick", `origin/${branch}`)],
    [
      "merged with a correction",
      (branch: string) => {
        other.git("merge", "--quiet", "--squash", `origin/${branch}`)
        other.change(study, "Third.", "Third one.")
        other.commit("Squash")
      },
    ],
  ])("is merged: %s", async (_, merge) => {
    const branch = await send()
    other.write("README.md", "New.\n")
    other.commit("Before")
    merge(branch)
    other.git("push", "--quiet", "origin", "main", `:${branch}`)
    expect(await state()).toBe("merged")
  })

  it("is unknown if the branch is not there any more", async () => {
    const branch = await send()
    expect(await state()).toBe("in review")
    other.git("push", "--quiet", "origin", `:${branch}`)
    expect(await state()).toBe("unknown")
  })
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

  it("a review can be sent later", async () => {
    await start()
    changeAll(mine)
    mine.git("remote", "set-url", "origin", `${server.top}-away`)
    const { json } = await publish([study])
    expect(json).toMatchObject({
      isPushed: false,
      problem: expect.stringContaining("no versions of the site"),
    })
    mine.git("remote", "set-url", "origin", server.top)
    const again = await studio.api("push", { branch: json.branch })
    expect(again.json).toEqual({ branch: json.branch, isPushed: true })
    expect(server.git("log", "-1", "--format=%s", json.branch)).toBe("Change a study")
  })

  it("is in words if nobody listens there", async () => {
    await start()
    changeAll(mine)
    mine.git("remote", "set-url", "origin", "http://127.0.0.1:1/site.git")
    const { json } = await publish([study])
    expect(json.problem).toBe("the server with the site's versions cannot be reached")
  })

  it.each([
    [
      "of the server",
      () => server.addHook("pre-receive", "echo 'GH006: protected' >&2; exit 1"),
      /one of its rules/,
    ],
    [
      "of this machine",
      () => mine.addHook("pre-push", "echo 'tests fail' >&2; exit 1"),
      /check on this machine/,
    ],
  ])("is in words if a rule %s forbids it", async (_, addRule, words) => {
    await start()
    changeAll(mine)
    addRule()
    const { json } = await publish([study])
    expect(json).toMatchObject({ isPushed: false, problem: expect.stringMatching(words) })
    expect(json.problem).not.toMatch(/GH006|tests fail|refs\//)
    expect(log.mock.calls.join()).toMatch(/GH006|tests fail/)
  })

  it("never forces", async () => {
    await start()
    changeAll(mine)
    mine.git("remote", "set-url", "origin", `${server.top}-away`)
    const { branch } = (await publish([study])).json
    other.git("push", "--quiet", "origin", `main:refs/heads/${branch}`)
    other.git("commit", "--quiet", "--allow-empty", "--message=Theirs")
    other.git("push", "--quiet", "origin", `HEAD:refs/heads/${branch}`)
    mine.git("remote", "set-url", "origin", server.top)
    const { json } = await studio.api("push", { branch })
    expect(json.problem).toContain("other changes on the server")
    expect(server.git("log", "-1", "--format=%s", branch)).toBe("Theirs")
  })

  it("is in words if the key cannot sign", async () => {
    await start()
    changeAll(mine)
    mine.git("config", "commit.gpgsign", "true")
    mine.git("config", "gpg.program", "false")
    const before = stateOf(mine)
    const { status, json } = await publish([study])
    expect([status, json.message]).toEqual([409, "your key could not sign this"])
    expect([stateOf(mine), mine.git("branch", "--list", "content/*")]).toEqual([before, ""])
  })

  it("is in words if git does not know the author", async () => {
    await start()
    changeAll(mine)
    mine.git("config", "user.name", "")
    mine.git("config", "user.useConfigOnly", "true")
    mine.git("config", "--unset", "user.email")
    const { status, json } = await publish([study])
    expect([status, json.fix]).toEqual([409, expect.stringContaining("git config --global user.name")])
  })
})

describe("errors of the content", () => {
  it("are listed, and stop what would break the build", async () => {
    await start()
    changeAll(mine)
    appendFileSync(mine.file(study), "\n<Resluts />\n")
    const { problems } = await changes()
    const errors = problems.filter(({ severity }) => severity === "error")
    expect(errors).toMatchObject([{ file: study, field: "<Resluts>" }])
    const { status, json } = await publish([study, go])
    expect(status).toBe(422)
    expect(json.message).toBe("the site would not build: 1 error")
    // The error stays on this machine.
    expect((await publish([go])).status).toBe(200)
  })

  it("stop also if they are in files that have not changed", async () => {
    await start()
    rmSync(mine.file("content/data/values.yaml"))
    appendFileSync(mine.file(go), "More.\n")
    mine.git("rm", "-r", "--quiet", "content/data/team.yaml")
    expect((await publish([go, "content/data/team.yaml"])).status).toBe(422)
  })

  it("do not stop if they are only warnings", async () => {
    await start()
    mine.write("content/insights/old-boats/unused.txt", "Unused.\n")
    expect((await changes()).problems.map(({ severity }) => severity)).toContain("warning")
    expect((await publish(["content/insights/old-boats/unused.txt"])).status).toBe(200)
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
