import { createRequire } from "node:module"
import path from "node:path"
import { flushInTurn } from "../../../src/gatsby/flush-in-turn"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/built-site"

const root = path.resolve(__dirname, "../../..")
afterEach(removeFolders)

/** Gatsby's two modules as far as they matter: what is asked for while it writes is forgotten. */
const pageDataModule = `
  const pending = []
  let isFlushing = false
  exports.written = []
  exports.ask = (page) => pending.push(page)
  async function flush() {
    if (isFlushing) return
    isFlushing = true
    for (const page of pending.splice(0)) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (page === "broken") { isFlushing = false; throw new Error("broken") }
      exports.written.push(page)
    }
    isFlushing = false
  }
  exports.flush = flush
  exports.enqueueFlush = () => { if (!exports.webpack.pending) flush() }
  exports.webpack = { pending: false }
`
const webpackStatusModule = `
  exports.isWebpackStatusPending = () => require("./page-data.js").webpack.pending
`

interface FakePageData {
  written: string[]
  ask: (page: string) => void
  flush: () => Promise<void>
  enqueueFlush: () => void
  webpack: { pending: boolean }
}

const fakeGatsby = () => {
  const project = temporaryFolder()
  writeFiles(project, {
    "package.json": "{}",
    "node_modules/gatsby/dist/utils/page-data.js": pageDataModule,
    "node_modules/gatsby/dist/utils/webpack-status.js": webpackStatusModule,
  })
  const pageData = createRequire(path.join(project, "package.json"))(
    "gatsby/dist/utils/page-data.js",
  ) as FakePageData
  return { project, pageData }
}

/** A page is asked for while another one's data is being written. */
const askInBetween = async ({ ask, enqueueFlush, ...pageData }: FakePageData) => {
  ask("/first/")
  pageData.flush()
  await new Promise((resolve) => setTimeout(resolve, 1))
  ask("/second/")
  // As Gatsby's modules do: through the module, not by a name of its own.
  enqueueFlush()
  await new Promise((resolve) => setTimeout(resolve, 50))
}

it("writes what is asked for while Gatsby writes, which Gatsby itself forgets", async () => {
  const before = fakeGatsby()
  await askInBetween(before.pageData)
  expect(before.pageData.written).toEqual(["/first/"])

  const after = fakeGatsby()
  flushInTurn(after.project)
  await askInBetween(after.pageData)
  expect(after.pageData.written).toEqual(["/first/", "/second/"])
})

it("leaves it to Gatsby to wait for webpack, and goes on after a failure", async () => {
  const { project, pageData } = fakeGatsby()
  flushInTurn(project)
  pageData.webpack.pending = true
  pageData.ask("broken")
  pageData.enqueueFlush()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(pageData.written).toEqual([])

  await expect(pageData.flush()).rejects.toThrow("broken")
  pageData.ask("/first/")
  await pageData.flush()
  expect(pageData.written).toEqual(["/first/"])
})

it("finds in Gatsby what it changes there", () => {
  const gatsby = createRequire(path.join(root, "package.json"))
  const names = (module: string) => Object.keys(gatsby(module) as object)
  expect(names("gatsby/dist/utils/page-data.js")).toEqual(expect.arrayContaining(["enqueueFlush", "flush"]))
  expect(names("gatsby/dist/utils/webpack-status.js")).toContain("isWebpackStatusPending")
})
