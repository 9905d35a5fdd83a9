/** Problems of the content in development: reported in the terminal, and sent to open pages. */
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { Reporter } from "gatsby"
import type { Diagnostic } from "../../../../src/content/check/diagnostic"
import { read, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"

afterAll(removeFolders)

jest.mock("../../../../src/content/model/build-version", () => ({ buildVersion: () => "test" }))
const mockChecks = jest.requireActual("../../../../src/content/engine/check-project")
// A copy, because tests cannot replace the exports of the module itself. It is loaded once.
jest.mock("../../../../src/content/engine/check-project", () => ({ ...mockChecks }))

type Module = typeof import("../../../../src/gatsby/nodes/content-problems")

let content: Module
let server: Server
let address = ""
const reports: string[] = []
const reporter = {
  error: (text: string) => reports.push(`error ${text}`),
  // The duration is different every time.
  log: (text: string) =>
    reports.push(text.replace(/\d+ data files/, "all data files").replace(/\(\d+\.\d s\)/, "(0.0 s)")),
} as unknown as Reporter

beforeEach(async () => {
  jest.resetModules()
  reports.length = 0
  content = require("../../../../src/gatsby/nodes/content-problems")
  server = createServer(content.serveContentProblems)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/__content-problems`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** The answer that a page gets now. */
const stateNow = async (): Promise<{ problems: Diagnostic[]; pages: Record<string, number> }> => {
  // The connection ends: browsers have six for a server, and ask again.
  const text = await (await fetch(address)).text()
  expect(text).toMatch(/^retry: 1000\ndata: /)
  return JSON.parse(text.replace(/^.*\ndata: /, ""))
}

it("reports an error once, and its fix once", async () => {
  const root = await siteWith()
  await content.refreshContentProblems(root, reporter)
  expect(reports).toEqual([])

  const file = "services/web-development/index.mdx"
  const good = read(root, file)
  write(root, file, good.replace("technologies: [go]", "technologies: [goo]"))
  await content.refreshContentProblems(root, reporter)
  await content.refreshContentProblems(root, reporter)
  expect(reports).toEqual([
    expect.stringMatching(
      /^content\/services\/.*:7:16 {2}technologies\[0\]: there is no .*\n15 documents, .*: 1 error \(0\.0 s\)\.$/,
    ),
  ])
  expect((await stateNow()).problems).toMatchObject([
    { field: "technologies[0]", range: { start: { line: 7 } } },
  ])

  write(root, file, good)
  await content.refreshContentProblems(root, reporter)
  expect(reports.slice(1)).toEqual([expect.stringMatching(/15 documents, .*: no problems found/)])
  expect((await stateNow()).problems).toEqual([])
})

it("sends the pages of documents, and their ages", async () => {
  content.recordDocumentPages(["/technologies/go/"])
  content.recordDocumentPages(["/technologies/go/", "/technologies/golang/"])
  const { pages } = await stateNow()
  expect(Object.keys(pages)).toEqual(["/technologies/go/", "/technologies/golang/"])
  expect(pages["/technologies/go/"]).toBeGreaterThanOrEqual(pages["/technologies/golang/"] ?? 0)
})

it("reports when the site is ready, with the addresses of unpublished documents, then new ones", async () => {
  const root = await siteWith("field-publish-future")
  await content.refreshContentProblems(root, reporter)
  content.reportReady("http://localhost:8000/", reporter, true)
  expect(reports.join("\n")).toMatchInlineSnapshot(`
"content/insights/old-boats/index.mdx:6:10  warning: publish: hides the document for more than two years. Check the year. [future-date] content/RULES.md#future-date
15 documents (1 unpublished), all data files, 4 pictures: 1 warning (0.0 s).
15 documents (1 unpublished), all data files, 4 pictures: 1 warning (0.0 s).
http://localhost:8000/insights/old-boats/  will be published on 2 March 2099

The site is ready: http://localhost:8000/ (studio: http://localhost:8000/studio/, GraphiQL: http://localhost:8000/___graphql)"
`)

  const file = "insights/old-boats/index.mdx"
  write(root, file, read(root, file).replace(/^publish: .*$/m, "draft: true"))
  await content.refreshContentProblems(root, reporter)
  await content.refreshContentProblems(root, reporter)
  expect(
    reports.filter((one) => one === "http://localhost:8000/insights/old-boats/  is a draft"),
  ).toHaveLength(1)
})

it("reports a link to a draft as the build would", async () => {
  await content.refreshContentProblems(await siteWith("link-to-draft"), reporter)
  expect(reports.join()).toContain("this page is a draft, which is not published")
})

it("checks again when something changes during a check", async () => {
  const root = await siteWith()
  const first = content.refreshContentProblems(root, reporter)
  write(root, "data/team.yaml", "- id: [")
  await Promise.all([first, content.refreshContentProblems(root, reporter)])
  expect((await stateNow()).problems).toHaveLength(1)
})

describe("a check that fails", () => {
  const failOnce = () =>
    jest
      .spyOn(require("../../../../src/content/engine/check-project"), "checkProject")
      .mockRejectedValueOnce(new Error("no more files"))

  it("is repeated when something changes during it", async () => {
    const root = await siteWith("reference-unknown")
    const check = failOnce()
    const first = content.refreshContentProblems(root, reporter)
    await Promise.all([first, content.refreshContentProblems(root, reporter)])
    expect(check).toHaveBeenCalledTimes(2)
    expect((await stateNow()).problems).toHaveLength(2)
    expect(reports).toEqual([
      "error The content could not be checked",
      expect.stringMatching(/^content\/.*: 2 errors \(0\.0 s\)\.$/s),
    ])
  })

  it("is reported, and the next change is checked", async () => {
    const root = await siteWith()
    const check = failOnce()
    for (const count of [1, 2]) {
      await content.refreshContentProblems(root, reporter)
      expect(check).toHaveBeenCalledTimes(count)
      expect(reports).toEqual(["error The content could not be checked"])
    }
  })
})
