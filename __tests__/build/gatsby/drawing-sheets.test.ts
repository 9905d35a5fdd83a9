import { readFileSync } from "node:fs"
import path from "node:path"
import type { Node } from "gatsby"
import { xmlFault } from "../../../src/content-model/xml-fault"
import { symbolResolvers, writeDrawingSheets } from "../../../src/gatsby/drawing-sheets"
import { svgSymbol } from "../../../src/gatsby/svg-symbol"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/built-site"

jest.mock("../../../src/gatsby/is-build", () => ({ isBuild: true }))

const root = temporaryFolder()
afterAll(removeFolders)

const svg = (attributes: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${shapes}</svg>`
const circle = svg('width="24" height="12px" fill="currentColor" role="img"', '<circle r="4"/>')
const shaded = svg(
  'viewBox="1 2 3 4"',
  '<defs><linearGradient id="a"/></defs><path fill="url(#a)"/><use href="#a"/><path id="ab"/>',
)

const write = (file: string, text: string) => writeFiles(root, { [`content/${file}`]: text })

describe("a symbol", () => {
  it("has the drawing's box and colours, and nothing else of its root", () => {
    expect(svgSymbol("acme", circle)).toBe(
      '<symbol id="acme" viewBox="0 0 24 12" fill="currentColor"><circle r="4"/></symbol>',
    )
  })

  it("has names of its own for what it refers to", () => {
    expect(svgSymbol("acme", shaded)).toBe(
      '<symbol id="acme" viewBox="1 2 3 4"><defs><linearGradient id="acme-a"/></defs><path fill="url(#acme-a)"/><use href="#acme-a"/><path id="acme-ab"/></symbol>',
    )
  })
})

describe("a sheet", () => {
  const clients = Object.entries({
    acme: circle,
    plain: svg('viewBox="0 0 1 1" fill="none"', '<path stroke="currentColor"/>'),
    coloured: svg('viewBox="0 0 1 1"', '<path fill="#123456"/>'),
    linked: svg('xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1"', '<use xlink:href="#a"/>'),
    // A colour would not give way to the text's, a style sheet would change its neighbours, and an undeclared name would have none of them read.
    styled: svg('viewBox="0 0 1 1"', "<style>path{fill:red}</style><path/>"),
    inline: svg('viewBox="0 0 1 1" style="fill:red"', "<path/>"),
    drawn: svg('xmlns:tool="https://tool.example" viewBox="0 0 1 1"', "<tool:layer/>"),
  }).map(([key, text]) => {
    write(`data/clients/${key}.svg`, text)
    return { key, logo: `./clients/${key}.svg` }
  })
  write("technologies/go/mark.svg", svg('viewBox="0 0 1 1"', '<path fill="#00ADD8"/>'))
  const technologies = [{ slug: "go", mark: "./mark.svg" }, { slug: "markless" }]

  it("has every drawing that can stand beside others, and is well-formed", async () => {
    const nodes: Record<string, object[]> = { Client: clients, Technology: technologies }
    await writeDrawingSheets(root, (type) => (nodes[type] ?? []) as Node[])
    const sheet = (name: string) => readFileSync(path.join(root, `public/drawings/${name}.svg`), "utf8")
    const ids = (name: string) => [...sheet(name).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids("clients")).toEqual(["acme", "plain", "linked"])
    expect(ids("technologies")).toEqual(["go"])
    expect(xmlFault(sheet("clients"))).toBeUndefined()
  })

  it("is named by the nodes whose drawing it has", async () => {
    const resolvers = symbolResolvers(root, "/agency")
    const named = (type: string, nodes: object[]) =>
      Promise.all(nodes.map((node) => resolvers[type]?.symbol.resolve(node)))
    expect(await named("Client", clients)).toEqual([
      "/agency/drawings/clients.svg#acme",
      "/agency/drawings/clients.svg#plain",
      null,
      "/agency/drawings/clients.svg#linked",
      null,
      null,
      null,
    ])
    expect(await named("Technology", technologies)).toEqual(["/agency/drawings/technologies.svg#go", null])
  })
})
