/** Code as Gatsby's documentation shows it works in the built site and in develop. It needs the registry of npm. */
import { once } from "node:events"
import { appendFileSync, rmSync } from "node:fs"
import path from "node:path"
import { type Browser, chromium, type Page } from "@playwright/test"
import { buildFolders } from "../../src/publish/finish/folders.mjs"
import { start } from "../../src/publish/process"
import { copyProject, removeCopy } from "../../src/tooling/copy-project"
import { findProgram } from "../../src/tooling/programs"
import { writeFiles } from "../support/folders"
import { freePort } from "../support/free-port"
import { runIn } from "../support/project-copy"
import { addStandardGatsby, inlineScript } from "../support/standard-gatsby"

jest.setTimeout(40 * 60_000)

let copy: string
let browser: Browser
/** `CI` would refuse the types of new queries. Gatsby looks for Babel's plugins next to itself. */
let env: Record<string, string>

beforeAll(async () => {
  copy = copyProject(process.cwd())
  addStandardGatsby(copy)
  env = { CI: "", NODE_PATH: path.join(copy, "node_modules") }
  browser = await chromium.launch({ executablePath: findProgram("chromium"), args: ["--no-sandbox"] })
})

afterAll(async () => {
  await browser?.close()
  removeCopy(copy)
})

const blocked = (name: string) => `the security policy${name} blocks `
const fix = 'and write <Script src="/file.js" />'

it.each(["first", "second"])("works in the %s build", async () => {
  const { code, log } = await runIn(copy, "build", [], { env })
  if (code !== 0) throw new Error(log)
  const { dist } = buildFolders(copy)
  const server = start(process.execPath, ["src/tooling/static-server.mjs", "--port", "0", "--folder", dist], {
    stdio: "pipe",
  })
  try {
    const [output] = await once(server.child.stdout ?? server.child, "data")
    const address = String(output).trim().replace(/\/$/, "")
    await expectStandardGatsby(address)
    const read = async (name: string) => (await fetch(address + name)).text()
    expect(await read("/rss.xml")).toMatch(/<title><!\[CDATA\[Standard feed]].*<item>/s)
    expect(await read("/sitemap-0.xml")).toMatch(/\/standard\/<\/loc>(?!.*(?:account|users))/s)
  } finally {
    await server.stop()
  }
  // Gatsby writes nothing again for the pages of code.
  appendFileSync(path.join(copy, "content/insights/estimate-range/index.mdx"), "\nOne more paragraph.\n")
})

it("names an inline script when it builds", async () => {
  writeFiles(copy, inlineScript)
  const { code, log } = await runIn(copy, "build", [], { env })
  expect(code).toBe(1)
  expect(log).toContain(`<Script id="inline">: ${blocked("")}`)
  rmSync(path.join(copy, "src/pages/inline.tsx"))
})

it("works in develop, which names an inline script", async () => {
  const port = await freePort()
  const address = `http://localhost:${port}`
  let checks: Promise<void> | undefined
  const check = async () => {
    await expectStandardGatsby(address)
    writeFiles(copy, inlineScript)
    const page = await browser.newPage()
    const overlay = page.locator("details[aria-label='Errors in the code']")
    while (!(await overlay.isVisible())) {
      await page.goto(`${address}/inline/`)
      await overlay.waitFor({ timeout: 10_000 }).catch(() => undefined)
    }
    expect(await overlay.textContent()).toContain(`src/pages/inline.tsx:1 ${blocked(" (script-src)")}`)
    expect(await overlay.textContent()).toContain(fix)
  }
  const { log } = await runIn(copy, "develop", ["--port", String(port)], {
    env,
    watch: (output, child) => {
      if (output.includes("The site is ready")) checks ??= check().finally(() => child.kill("SIGINT"))
    },
  })
  if (!checks) throw new Error(log)
  await checks
})

/** Open the pages of the fixture. Expect what they show, and no error in the console. */
async function expectStandardGatsby(address: string) {
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  page.on("console", (message) => {
    const { url } = message.location()
    // Without a file, hosts send the 404 page.
    if (message.type() === "error" && !/\/(?:deep|users)\/[^/]+\/$/.test(url))
      errors.push(`${url} ${message.text()}`)
  })
  const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor()

  await page.goto(`${address}/old-standard/`)
  await heading("Standard")
  await page.waitForFunction(() => document.documentElement.dataset.standard === "ran")
  expect(page.url()).toBe(`${address}/standard/`)
  expect(await factsOf(page)).toEqual(facts)
  await page.getByRole("link", { name: "Settings", exact: true }).click()
  await heading("Account settings")
  expect(await page.title()).toBe("Account")

  await page.goto(`${address}/account/deep/link/`)
  await heading("Account deep/link")
  await page.getByRole("link", { name: "Standard", exact: true }).click()
  await heading("Standard")
  expect(await factsOf(page)).toEqual(facts)

  await page.goto(`${address}/users/7/`)
  await heading("User 7")
  expect(await page.locator("details[aria-label^=Errors]").count()).toBe(0)
  expect(errors).toEqual([])
  await page.close()
}

const facts = {
  title: "Standard page of Mosslight",
  texts: ["Mosslight, A motto", "Mosslight, A motto, context, a prop"],
  outlines: ["1px", "2px", "3px", "4px", "5px", "6px"],
  manifest: "Standard manifest",
}

const factsOf = (page: Page) =>
  page.evaluate(async () => {
    const find = <Kind extends Element>(selector: string) => document.querySelector<Kind>(selector)
    const outlineOf = (id: string) => getComputedStyle(find(`#${id}`) ?? document.body).outlineWidth
    const manifest = await fetch(find<HTMLLinkElement>("link[rel=manifest]")?.href ?? "")
    return {
      title: document.title,
      texts: ["#queries", "#slice"].map((selector) => find(selector)?.textContent),
      outlines: ["emotion", "styled", "module", "global", "slice-emotion", "slice-styled"].map(outlineOf),
      manifest: (await manifest.json()).name,
    }
  })
