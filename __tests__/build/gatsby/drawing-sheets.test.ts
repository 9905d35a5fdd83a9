import { readFileSync } from "node:fs"
import path from "node:path"
import type { Node } from "gatsby"
import { xmlFault } from "../../../src/content-model/xml-fault"
import { symbolResolvers, writeDrawingSheets } from "../../../src/gatsby/drawing-sheets"
import { readSvg } from "../../../src/gatsby/svg-element"
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

const symbolOf = (id: string, source: string) => {
  const drawing = readSvg(source)
  return drawing ? svgSymbol(id, drawing) : undefined
}

const write = (file: string, text: string) => writeFiles(root, { [`content/${file}`]: text })

describe("a symbol", () => {
  it("has the drawing's box and colours, and nothing else of its root", () => {
    expect(symbolOf("acme", circle)).toBe(
      '<symbol id="acme" viewBox="0 0 24 12" fill="currentColor"><circle r="4"/></symbol>',
    )
  })

  it("has names of its own for what it refers to", () => {
    expect(symbolOf("acme", shaded)).toBe(
      '<symbol id="acme" viewBox="1 2 3 4"><defs><linearGradient id="acme-a"/></defs><path fill="url(#acme-a)"/><use href="#acme-a"/><path id="acme-ab"/></symbol>',
    )
  })

  it.each([
    [`stroke-width="2" width='10' height="5"`, "", 'viewBox="0 0 10 5" stroke-width="2"/>'],
    [`data-viewBox="9 9 9 9" viewBox='0 0 4 4'`, "", 'viewBox="0 0 4 4"/>'],
    [`fill='none' data-fill="red" stop-color="red" title="a > b"`, "", 'viewBox="0 0 100 100" fill="none"/>'],
    [
      `fill="url('#a')"`,
      "<g id='a'/>",
      'viewBox="0 0 100 100" fill="url(#acme-a)"><g id="acme-a"/></symbol>',
    ],
    [
      "",
      `<g data-id="b" title='"&lt;' id="a"/>`,
      '><g data-id="b" title="&quot;&lt;" id="acme-a"/></symbol>',
    ],
    [
      "",
      "<use href='#a'/><use href='#b'/><g id='a'/>",
      '><use href="#acme-a"/><use href="#b"/><g id="acme-a"/>',
    ],
    ["", "<!-- <svg> --><text>A &amp; B<![CDATA[<]]></text>", "><text>A &amp; B&lt;</text></symbol>"],
  ])("is read as XML, however %s%s is written", (attributes, shapes, expected) => {
    expect(symbolOf("acme", `<!-- <svg width="1"> -->${svg(attributes, shapes)}`)).toContain(expected)
  })

  it("is none of what is not well-formed", () => {
    expect(symbolOf("acme", "<svg><g></svg>")).toBeUndefined()
    expect(symbolOf("acme", "")).toBeUndefined()
  })
})

describe("a sheet", () => {
  const clients = Object.entries({
    acme: circle,
    plain: svg('viewBox="0 0 1 1" fill="none"', '<path stroke="currentColor"/>'),
    coloured: svg('viewBox="0 0 1 1"', '<path fill="#123456"/>'),
    quoted: svg('viewBox="0 0 1 1"', "<path fill='#123456'/>"),
    said: svg('viewBox="0 0 1 1" color="#123456"', '<path fill="currentColor"/>'),
    told: svg('viewBox="0 0 1 1"', '<!-- once fill="#123456" style="" --><path data-fill="#123456"/>'),
    broken: '<svg xmlns="http://www.w3.org/2000/svg"><path></svg>',
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
    expect(ids("clients")).toEqual(["acme", "plain", "told", "linked"])
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
      null,
      null,
      "/agency/drawings/clients.svg#told",
      null,
      "/agency/drawings/clients.svg#linked",
      null,
      null,
      null,
    ])
    expect(await named("Technology", technologies)).toEqual(["/agency/drawings/technologies.svg#go", null])
  })
})
