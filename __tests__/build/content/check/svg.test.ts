/** SVG files: nothing in them may run, load or link, and logos must be seen. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { imageFacts } from "../../../../src/content/check/image-facts"
import { readSvg } from "../../../../src/content/check/svg/read-svg"
import { filesBelow } from "../../../../src/content/files"
import { checkAgain, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"
import { formatBriefly } from "../../../support/format-briefly"

afterAll(removeFolders)

const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const shape = '<path d="M2 2h6v2H6v4H4V4H2z"/>'
const svg = (content: string, attributes = "") =>
  `<svg ${xmlns} viewBox="0 0 10 10" ${attributes}>${content}</svg>`

const problemOf = (text: string | Buffer) => readSvg(Buffer.from(text)).problem?.join(". ")

const html = "http://www.w3.org/1999/xhtml"

it.each([
  ["a script", svg("<script>alert(1)</script>"), "contains a script"],
  ["a script with a prefix", svg(`<s:script xmlns:s="http://www.w3.org/2000/svg"/>`), "contains a script"],
  ["a script of HTML", svg(`<h:script xmlns:h="${html}"/>`), "contains a script"],
  [
    "HTML in the data of a program",
    svg(`<metadata><h:img xmlns:h="${html}" onerror="x"/></metadata>`),
    "<h:img>",
  ],
  [
    "HTML in an element of a program",
    svg(`<i:a xmlns:i="http://ns.adobe.com/x/"><b xmlns="${html}"/></i:a>`),
    "<b>",
  ],
  ["an event", svg(shape, 'onload="alert(1)"'), "contains a script"],
  ["an event after a line break", svg(`<g\nonclick="alert(1)"/>`), "contains a script"],
  ["an entity", `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg("&a;")}`, "has a document type"],
  ["an attribute list", `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x">]>${svg("")}`, "has a document type"],
  [
    "a public document type",
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${svg("")}`,
    "has a document type",
  ],
  [
    "a style sheet",
    `<?xml version="1.0"?><?xml-stylesheet href="//a.example/x.xsl"?>${svg("")}`,
    "<?xml-stylesheet",
  ],
  ["a link with a script", svg('<a href="java&#115;cript:alert(1)"/>'), "contains a link"],
  ["a link of XLink", svg('<g xlink:href="java&#9;script:alert(1)"/>'), "refers to another file"],
  [
    "a link with another prefix",
    svg('<g xmlns:l="http://www.w3.org/1999/xlink" l:href="//a.example"/>'),
    "refers to",
  ],
  ["an animated address", svg('<animate attributeName="href" values="javascript:alert(1)"/>'), "<animate>"],
  ["a set address", svg('<set attributeName="onclick" to="alert(1)"/>'), "<set>"],
  ["a page", svg('<foreignObject><iframe srcdoc="x"/></foreignObject>'), "<foreignObject>"],
  ["an event handler", svg('<handler xmlns="http://www.w3.org/2001/xml-events"/>'), "<handler>"],
  ["an import", svg("<style>@import '//a.example/x.css'</style>"), "has @import"],
  ["an import in two parts", svg("<style>@im<!-- -->port '//a.example/x.css'</style>"), "has @import"],
  ["an import as characters", svg("<style>&#64;import '//a.example/x.css'</style>"), "has @import"],
  ["an import in CDATA", svg("<style><![CDATA[@import '//a.example/x.css']]></style>"), "has @import"],
  ["an escaped import", svg("<style>@\\69mport '//a.example/x.css'</style>"), "backslash"],
  ["a typeface", svg("<style>@font-face{font-family:a;src:local(b)}</style>"), "has @font-face"],
  ["a background", svg("<style>path{mask:url(//a.example/x.svg)}</style>"), "refers to another file"],
  [
    "a set of images",
    svg('<style>svg{background:image-set("//a.example/x.png" 1x)}</style>'),
    "has image-set()",
  ],
  [
    "an address in an attribute",
    svg('<path d="M0 0" fill="url(https://a.example/x.svg#a)"/>'),
    "refers to another file",
  ],
  ["an address in quotes", svg(`<path style="fill:URL( '//a.example/#a')"/>`), "refers to another file"],
  ["an escaped address", svg('<path fill="u\\72l(//a.example/x.svg#a)"/>'), "backslash"],
  ["data in an address", svg('<path fill="url(data:image/svg+xml,x)"/>'), "refers to another file"],
  ["an address in a variable", svg('<g style="--a:url(#b)"/>'), "in a variable"],
  ["a shape of another file", svg('<use href="//a.example/x.svg#a"/>'), "refers to another file"],
  ["a filter with an image", svg('<filter><feImage href="//a.example/x.png"/></filter>'), "<feImage>"],
  ["a filter with a shape", svg('<filter><feImage href="#a"/></filter>'), "<feImage>"],
  ["a photo", svg('<image href="data:image/png;base64,AAAA"/>'), "contains a photo"],
  ["a photo without an address", svg("<image/>"), "contains a photo"],
  ["another base", svg(shape, 'xml:base="//a.example/"'), '"xml:base"'],
  ["an attribute of HTML", svg(shape, 'srcdoc="x"'), '"srcdoc"'],
  ["an unknown namespace", svg(`<x:y xmlns:x="urn:x"/>`), "<x:y>"],
  ["another encoding", `<?xml version="1.0" encoding="utf-7"?>${svg("")}`, "is not saved as UTF-8"],
  ["HTML", `<!-- --><html xmlns="${html}"/>`, "is not an SVG: it begins with <html>"],
  ["an error in XML", svg("<g>"), "cannot be read (line 1: unexpected close tag)"],
  ["an undefined entity", svg("&nbsp;"), "cannot be read (line 1: undefined entity)"],
])("%s is refused", (_, text, message) => {
  expect(problemOf(text)).toContain(message)
})

it("UTF-16 and compressed files are refused", () => {
  expect(problemOf(Buffer.from(`\uFEFF${svg(shape)}`, "utf16le"))).toMatch(/^is not saved as UTF-8/)
  expect(problemOf(gzipSync(svg(shape)))).toBe(
    "is a compressed SVG (SVGZ). Export it as SVG without compression",
  )
})

/** Elements that each show the next one twice. */
const doubling = (show: (id: number) => string, wrap: (id: number, content: string) => string) =>
  svg(
    Array.from({ length: 30 }, (_, id) => wrap(id, id === 0 ? shape : show(id - 1).repeat(2))).join("") +
      show(29),
  )

it.each([
  [
    "shapes",
    doubling(
      (id) => `<use href="#a${id}"/>`,
      (id, content) => `<g id="a${id}">${content}</g>`,
    ),
  ],
  [
    "shapes with encoded names",
    doubling(
      (id) => `<use xlink:href="#%61${id}"/>`,
      (id, content) => `<g id="a${id}">${content}</g>`,
    ),
  ],
  [
    "masks",
    doubling(
      (id) => `<g mask="url(#a${id})">${shape}</g>`,
      (id, content) => `<mask id="a${id}">${content}</mask>`,
    ),
  ],
  [
    "filled patterns",
    doubling(
      (id) => `<path fill="url('#a${id}')"/>`,
      (id, content) => `<pattern id="a${id}">${content}</pattern>`,
    ),
  ],
  [
    "inherited patterns",
    doubling(
      (id) => `<path class="c${id}"/>`,
      (id, content) => `<style>.c${id}{fill:url(#a${id})}</style><pattern id="a${id}">${content}</pattern>`,
    ),
  ],
  [
    "patterns in fills of patterns",
    doubling(
      (id) => `<path fill="url(#a${id})"/>`,
      (id, content) => `<pattern id="a${id}" fill="url(#a${id - 1})">${content && shape.repeat(2)}</pattern>`,
    ),
  ],
  [
    "markers",
    doubling(
      (id) => `<path marker-mid="url(#a${id})"/>`,
      (id, content) => `<marker id="a${id}">${content}</marker>`,
    ),
  ],
  [
    "cuts by styles",
    doubling(
      (id) => `<path class="x c${id}"/>`,
      (id, content) =>
        `<style>@media all{g, .c${id}{clip-path:url(#a${id})}}</style><clipPath id="a${id}">${content}</clipPath>`,
    ),
  ],
  ["a circle", svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ["a shape in itself", svg('<g id="a"><use href="#a"/></g>')],
])("%s that repeat without end are refused", (_, text) => {
  expect(problemOf(text)).toMatch(/^repeats its shapes too often/)
})

it("too many bytes, elements and levels are refused", () => {
  expect(problemOf(svg(`<!--${" ".repeat(600_000)}-->`))).toBe("has 601 kB. Simplify it: at most 500 kB")
  expect(problemOf(svg("<g/>".repeat(10_000)))).toBe("has more than 10000 elements. Simplify it")
  expect(problemOf(svg("<g>".repeat(101) + "</g>".repeat(101)))).toContain("groups in more than 100 groups")
})

it.each([
  [
    "Illustrator",
    `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator 27.0 -->${svg('<style type="text/css">.cls-1{fill:url(#a);} .cls-12{clip-path:url(#c);isolation:isolate}</style><defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" style="stop-color:#FFF"/></linearGradient><clipPath id="c"><rect class="cls-1" width="9" height="9"/></clipPath></defs><g data-name="Layer 1" class="cls-12"><path class="cls-1" d="M0 0h9v9z"/></g>', 'version="1.1" id="Layer_1" x="0px" y="0px" style="enable-background:new 0 0 10 10;" xml:space="preserve"')}`,
  ],
  [
    "Inkscape",
    svg(
      '<sodipodi:namedview pagecolor="#ffffff" inkscape:zoom="0.5"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><cc:Work xmlns:cc="http://creativecommons.org/ns#" rdf:about=""><dc:type xmlns:dc="http://purl.org/dc/elements/1.1/" rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata><g inkscape:label="Layer 1" style="-inkscape-font-specification:\'Sans\';fill:#000"><path sodipodi:nodetypes="cc" d="M0 0h9v9z"/></g>',
      'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" inkscape:version="1.3"',
    ),
  ],
  [
    "Figma",
    svg(
      '<g clip-path="url(#clip0_1_2)" filter="url(#f)"><mask id="m" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="9" height="9"><rect width="9" height="9" fill="white"/></mask><g mask="url(#m)"><path fill-rule="evenodd" clip-rule="evenodd" d="M0 0h9v9z" fill="url(#p)"/></g></g><defs><filter id="f" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="a"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="a" operator="out"/><feBlend mode="normal" in2="a"/></filter><linearGradient id="p" gradientTransform="rotate(90)"><stop stop-color="#fff"/></linearGradient><clipPath id="clip0_1_2"><rect width="9" height="9"/></clipPath></defs>',
      'fill="none"',
    ),
  ],
  [
    "Sketch",
    svg(
      '<title>logo</title><desc>Created with Sketch.</desc><defs><path id="path-1" d="M0 0h9v9z"/></defs><g id="Page-1" stroke="none" sketch:type="MSPage"><mask id="mask-2" fill="white"><use xlink:href="#path-1"/></mask><use id="Mask" fill="#000" xlink:href="#path-1"/></g>',
      'xmlns:sketch="http://www.bohemiancoding.com/sketch/ns"',
    ),
  ],
  ["SVGO", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>'],
  [
    "CorelDRAW",
    svg(
      `<defs><style type="text/css"><![CDATA[ .fil0 {fill:#1F1A17;fill-rule:nonzero} ]]></style></defs><g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><path class="fil0" d="M0 0h9v9z"/></g>`,
      'xmlns:xodm="http://www.corel.com/coreldraw/odm/2003" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision"',
    ),
  ],
  [
    "a person",
    svg(
      '<style>path { fill: var(--brand, rgb(0 0 0 / 50%)) } @media (prefers-color-scheme: dark) { path { fill: #fff } }</style><path d="M0 0h9v9z" transform="translate(1 2) rotate(45)" vector-effect="non-scaling-stroke"/>',
      'role="img" aria-label="Our logo (new)" focusable="false"',
    ),
  ],
  [
    "an arrow",
    svg(
      '<marker id="m" viewBox="0 0 10 10" refX="5" markerWidth="6" orient="auto-start-reverse"><path d="M0 0L9 5z" fill="url(#g)"/></marker><linearGradient id="g"/><pattern id="p" xlink:href="#q" patternTransform="scale(2)"/><pattern id="q"><rect width="1" height="1"/></pattern><g fill="url(#p)"><path d="M0 0h9" marker-end="url(#m)"/></g>',
    ),
  ],
])("an SVG by %s is accepted", (_, text) => {
  expect(problemOf(text)).toBeUndefined()
})

it("all SVG files of the site are accepted", () => {
  for (const folder of ["content", "static"])
    for (const file of filesBelow(folder).filter((name) => name.endsWith(".svg")))
      expect([file, problemOf(readFileSync(path.join(folder, file)))]).toEqual([file, undefined])
})

const companies = "- id: harbour\n  name: Harbour\n  logo: ./logo.svg\n"

const messages = async (files: Record<string, string | Buffer>) => {
  const root = await siteWith()
  for (const [file, bytes] of Object.entries(files)) write(root, file, bytes)
  const { diagnostics } = await checkAgain(root)
  return diagnostics.map(formatBriefly).filter((message) => /svg/.test(message))
}

const square = '<rect width="10" height="10" fill="#06f"/>'
const white = '<path fill="#fff" d="M3 2h4v2H6v4H4V4H3z"/>'

it.each([
  [
    "a background",
    svg(square + white),
    "has a filled background, so only a block is shown. Remove the background: this logo gets one colour",
  ],
  ["a round background", svg(`<circle cx="5" cy="5" r="5" fill="#06f"/>${white}`), "has a filled background"],
  [
    "a background with round corners",
    svg(`<rect width="10" height="10" rx="2.2"/>${white}`),
    "has a filled background",
  ],
])("%s hides a logo in one colour, but not a technology's", async (_, text, message) => {
  expect(await messages({ "data/partners.yaml": companies, "data/logo.svg": text })).toEqual([
    expect.stringContaining(`content/data/partners.yaml:3:9  [0].logo: "./logo.svg" ${message}`),
  ])
  expect(await messages({ "technologies/go/mark.svg": text })).toEqual([])
})

it.each([
  [
    "without a namespace",
    `<svg viewBox="0 0 10 10">${shape}</svg>`,
    'has no namespace, and browsers do not show it. Add xmlns="http://www.w3.org/2000/svg" to its <svg>',
  ],
  ["compressed", gzipSync(svg(shape)), "is a compressed SVG (SVGZ). Export it as SVG without compression"],
  ["without bytes", "", "is empty. Export the picture again"],
  [
    "without shapes",
    svg(""),
    "shows nothing. Give its shapes a fill or a stroke, and place them inside its viewBox",
  ],
  ["without a fill", svg('<path fill="none" d="M0 0h9v9z"/>'), "shows nothing"],
  ["with transparent shapes", svg('<path opacity="0.01" d="M0 0h9v9z"/>'), "shows nothing"],
  ["with hidden shapes", svg('<path style="display:none" d="M0 0h9v9z"/>'), "shows nothing"],
  ["with shapes outside", svg('<path d="M20 20h9v9z"/>'), "shows nothing"],
  [
    "with a viewBox of zero",
    `<svg ${xmlns} viewBox="0 0 0 10">${shape}</svg>`,
    "has a size of zero. Write its real size",
  ],
  ["with a width of zero", svg(shape, 'width="0"'), "has a size of zero"],
  [
    "without a viewBox",
    `<svg ${xmlns} width="40px" height="20">${shape}</svg>`,
    'has no viewBox, so it cannot be scaled. Add viewBox="0 0 40 20" to its <svg>',
  ],
  [
    "with text only",
    svg('<text x="1" y="8">Go</text>'),
    "has only text, and visitors lack its typeface. Convert the text to paths",
  ],
  ["with a photo", svg('<image width="10" height="10"/>'), "contains a photo. Draw it with shapes only"],
])("a logo %s is named with its fix", async (_, text, message) => {
  expect(await messages({ "technologies/go/mark.svg": text })).toEqual([
    expect.stringContaining(`mark: "./mark.svg" ${message}`),
  ])
  expect((await imageFacts(Buffer.from(text))).problem?.join(". ")).toContain(message)
})

it("SVG files of static/ are checked too", async () => {
  expect(
    await messages({ "../static/brand/logo.svg": svg("<script/>"), "../static/a.SVG": svg(square) }),
  ).toEqual([
    "static/brand/logo.svg:1:1  contains a script. Export the SVG without scripts and interactions. [image-file]",
  ])
})
