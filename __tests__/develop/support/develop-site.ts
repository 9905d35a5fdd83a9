/** `gatsby develop` in a temporary copy of the project, with a few documents: one for all tests of a worker. */
import { spawn } from "node:child_process"
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { test as base, expect } from "@playwright/test"
import { copyProject, removeCopy } from "../../../src/tooling/copy-project"
import { siteWith } from "../../support/fixture-site"
import { removeFolders } from "../../support/folders"
import { freePort } from "../../support/free-port"

const repository = path.resolve(__dirname, "../../..")

export interface DevelopSite {
  /** Its URL without a trailing slash. */
  address: string
  /** Its project folder. */
  folder: string
  read: (file: string) => string
  /** Write, change, copy, rename and remove files in its `content`. */
  write: (file: string, content: string | Buffer) => void
  change: (file: string, passage: string | RegExp, replacement: string) => void
  copy: (from: string, to: string) => void
  rename: (from: string, to: string) => void
  remove: (file: string) => void
  /** Write all files of the first content again. Files that were added stay. */
  restore: () => void
  /** Its output so far. */
  log: () => string
  stop: () => Promise<void>
}

export const test = base.extend<object, { site: DevelopSite }>({
  site: [
    async ({ browser }, use) => {
      const site = await startDevelop()
      try {
        // The first page starts webpack and the queries, so that no test waits for them.
        const page = await browser.newPage()
        await page.goto(`${site.address}/case-studies/`, { timeout: 240_000 })
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        await page.close()
        await use(site)
      } catch (error) {
        console.log(`Output of gatsby develop:\n${site.log()}`)
        throw error
      } finally {
        await site.stop()
      }
    },
    { scope: "worker", timeout: 600_000 },
  ],
})

/** Start Gatsby and wait until it serves pages. */
const startDevelop = async (): Promise<DevelopSite> => {
  const copy = copyProject(repository)
  const content = path.join(copy, "content")
  const original = path.join(await siteWith(), "content")
  const restore = () => cpSync(original, content, { recursive: true })
  rmSync(content, { recursive: true })
  restore()

  const port = await freePort()
  const gatsby = path.join(repository, "node_modules/gatsby/cli.js")
  const child = spawn(process.execPath, [gatsby, "develop", "-H", "127.0.0.1", "-p", String(port)], {
    cwd: copy,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "development",
      GATSBY_TELEMETRY_DISABLED: "1",
      NO_COLOR: "1",
      FORCE_COLOR: "",
    },
  })
  let log = ""
  let ended = false
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      log += text
    })
  const end = new Promise<void>((resolve) => {
    child.once("exit", () => {
      ended = true
      resolve()
    })
  })

  const stop = async () => {
    // Gatsby handles SIGTERM by stopping its own processes.
    child.kill("SIGTERM")
    await Promise.race([end, setTimeout(20_000, undefined, { ref: false })])
    if (!ended) child.kill("SIGKILL")
    removeCopy(copy)
    removeFolders()
  }

  const address = `http://127.0.0.1:${port}`
  try {
    const start = Date.now()
    while (!log.includes("You can now view")) {
      if (ended) throw new Error(`gatsby develop has exited:\n${log}`)
      if (Date.now() > start + 240_000) throw new Error(`gatsby develop is not ready after 240 s:\n${log}`)
      await setTimeout(200)
    }
  } catch (error) {
    await stop()
    throw error
  }

  const at = (file: string) => path.join(content, file)
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(path.dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  return {
    address,
    folder: copy,
    read: (file) => readFileSync(at(file), "utf8"),
    write,
    change: (file, passage, replacement) => {
      const text = readFileSync(at(file), "utf8")
      if (text.replace(passage, "") === text) throw new Error(`${file} has no "${passage}"`)
      write(
        file,
        text.replace(passage, () => replacement),
      )
    },
    copy: (from, to) => cpSync(at(from), at(to), { recursive: true }),
    rename: (from, to) => renameSync(at(from), at(to)),
    remove: (file) => rmSync(at(file), { recursive: true }),
    restore,
    log: () => log,
    stop,
  }
}
