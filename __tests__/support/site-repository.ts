/** A site in a repository, with a bare one as its server and a second clone, for tests of publishing. */
import { execFileSync } from "node:child_process"
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { siteWith } from "./fixture-site"
import { temporaryFolder } from "./folders"

export const study = "content/case-studies/harbour-ledger/index.mdx"
export const go = "content/technologies/go/index.mdx"

export class Clone {
  /** @param inner the project's folder in the repository, e.g. "site/" */
  constructor(
    readonly top: string,
    readonly inner = "",
  ) {}
  get root() {
    return path.join(this.top, this.inner)
  }
  git = (...args: string[]) =>
    execFileSync("git", args, { cwd: this.top, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()
  file = (name: string) => path.join(this.root, name)
  read = (name: string) => readFileSync(this.file(name), "utf8")
  has = (name: string) => existsSync(this.file(name))
  write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(this.file(name)), { recursive: true })
    writeFileSync(this.file(name), content)
  }
  change = (name: string, from: string, to: string) => {
    if (!this.read(name).includes(from)) throw new Error(`${name} has no "${from}"`)
    this.write(
      name,
      this.read(name).replace(from, () => to),
    )
  }
  commit = (message: string) => {
    this.git("add", "--all")
    this.git("commit", "--quiet", `--message=${message}`)
  }
  /** Commit everything, and push it to the main branch. */
  publish = (message = "Of another editor") => {
    this.commit(message)
    this.git("push", "--quiet", "origin", "HEAD:refs/heads/main")
  }
  status = () => this.git("status", "--porcelain")
  addHook = (name: string, script: string) => {
    const folder = existsSync(path.join(this.top, ".git")) ? ".git/hooks" : "hooks"
    writeFileSync(path.join(this.top, folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  }
}

/** Tests need no maintenance, and no data that survives a power failure. */
const quick = "[core]\nfsync = none\n[gc]\nauto = 0\n[maintenance]\nauto = false\n[receive]\nautogc = false\n"

const configure = (folder: string, name: string) =>
  appendFileSync(
    path.join(folder, "config"),
    `${quick}[user]\nname = ${name}\nemail = editor@example.org\n[commit]\ngpgsign = false\n`,
  )

/** The text of a document whose paragraphs can be changed apart. */
const paragraphs = ["First.", "Second.", "Third.", "Fourth.", "Fifth."].join("\n\n")

/** Repositories that tests copy, by the project's folder in them. */
const templates = new Map<string, string>()

async function templateOf(inner: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "mosslight-template-"))
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
  const mine = new Clone(path.join(folder, "mine"), inner)
  mkdirSync(mine.root, { recursive: true })
  cpSync(path.join(await siteWith(), "content"), mine.file("content"), { recursive: true })
  mine.write(study, `${mine.read(study)}\n${paragraphs}\n`)
  mine.write("package.json", "{}\n")
  mine.write("content/insights/old-boats/notes.txt", "Notes.\n")
  mine.git("init", "--quiet", "--initial-branch=main")
  configure(path.join(mine.top, ".git"), "An Editor")
  mine.commit("Start")
  execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", path.join(folder, "server")])
  configure(path.join(folder, "server"), "The Server")
  mine.git("remote", "add", "origin", "../server")
  mine.git("push", "--quiet", "origin", "main")
  execFileSync("git", ["clone", "--quiet", "server", "other"], { cwd: folder })
  const other = new Clone(path.join(folder, "other"), inner)
  other.git("remote", "set-url", "origin", "../server")
  configure(path.join(other.top, ".git"), "Another Editor")
  templates.set(inner, folder)
  return folder
}

/** A site in a repository, its server, and the clone of another editor. */
export const startRepositories = async (inner = "") => {
  const folder = temporaryFolder()
  cpSync(templates.get(inner) ?? (await templateOf(inner)), folder, {
    recursive: true,
    preserveTimestamps: true,
  })
  return {
    mine: new Clone(path.join(folder, "mine"), inner),
    server: new Clone(path.join(folder, "server")),
    other: new Clone(path.join(folder, "other"), inner),
  }
}

/** A site in a repository without a server. */
export const startRepository = async () => {
  const { mine } = await startRepositories()
  mine.git("remote", "remove", "origin")
  return mine
}
