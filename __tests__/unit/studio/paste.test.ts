/** What is pasted from other programs becomes Markdown that our documents may have. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Nodes, RootContent } from "mdast"
import { Fragment } from "prosemirror-model"
import { parseMdx } from "../../../src/content/compile/parse-mdx"
import { clipboardMarkdown } from "../../../src/studio/page/paste/clipboard-markdown"
import { markdownOf } from "../../../src/studio/page/paste/slices"
import { loadMarkdown } from "../../../src/studio/source/rich-text/markdown"
import { nodesOf } from "../../../src/studio/source/rich-text/read-document"

const folder = path.resolve(__dirname, "../../support/clipboards")
const clipboards = readdirSync(folder).map((file) => [
  path.parse(file).name,
  readFileSync(path.join(folder, file), "utf8"),
])

beforeAll(loadMarkdown)

/** What is pasted, as the file has it. */
const written = (blocks: RootContent[]) => markdownOf(Fragment.from(nodesOf(blocks)))

const paste = async (html: string) => written((await clipboardMarkdown(html)).blocks([]))

/** Everything but what documents may have: code, HTML, elements, and headings of the page. */
const foreignIn = (node: Nodes): string[] => [
  ...(/^(?:mdx|html)/.test(node.type) && !("name" in node && /^su[bp]$/.test(node.name ?? ""))
    ? [node.type]
    : []),
  ...(node.type === "heading" && node.depth === 1 ? ["h1"] : []),
  ...("children" in node ? node.children.flatMap((child) => foreignIn(child as Nodes)) : []),
]

test.each(clipboards)("pastes %s", async (_, html = "") => {
  const { blocks, lost, pictures } = await clipboardMarkdown(html)
  const markdown = written(blocks([]))
  expect([markdown, [...lost], pictures]).toMatchSnapshot()
  expect(foreignIn(await parseMdx(markdown))).toEqual([])
})

const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span><span style='mso-list:
Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

const wordNote = (id: string, sign: string) =>
  `<a style='mso-footnote-id:${id}' href="#_${id}" name="_${id.replace("n", "nref")}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span>[${sign}]</span><![endif]></span></span></a>`
const wordNotes = `<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> A <b>note</b>.</p></div></div>`

test.each<[what: string, html: string, expected: string]>([
  [
    "Word’s footnotes",
    `<p class=MsoNormal>Tea${wordNote("ftn1", "1")} is hot.</p>${wordNotes}`,
    "Tea[^1] is hot.\n\n[^1]: A **note**.",
  ],
  [
    "LibreOffice’s endnotes",
    `<p>Tea<a class="sdendnoteanc" name="sdendnote1anc" href="#sdendnote1sym"><sup>i</sup></a>.</p><div id="sdendnote1"><p><a class="sdendnotesym" name="sdendnote1sym" href="#sdendnote1anc">i</a>A note.</p></div>`,
    "Tea[^end-1].\n\n[^end-1]: A note.",
  ],
  ["headings from the second level", "<h1>A</h1><h3>B</h3><h2>C</h2>", "## A\n\n### B\n\n### C"],
  ["a bold heading", "<h2><b>A</b> b</h2>", "## A b"],
  ["a heading in a quotation", "<blockquote><h3>A</h3></blockquote>", "> **A**"],
  ["Word’s lists", `${item(1, "·", "A")}\n${item(2, "o", "B")}\n${item(1, "·", "C")}`, "- A\n  - B\n- C"],
  [
    "Word’s numbers",
    `${item(1, "1.", "A")}${item(2, "a)", "B")}${item(2, "b)", "C")}`,
    "1. A\n   1. B\n   2. C",
  ],
  ["Word’s list after a level", `${item(3, "§", "A")}${item(1, "·", "B")}`, "- A\n- B"],
  ["paragraphs in a list", "<ul><li><p>A</p></li><li><p>B</p></li></ul>", "- A\n- B"],
  ["a list in a list", "<ol><li>A</li><ul><li>B</li></ul><li>C</li></ol>", "1. A\n   - B\n2. C"],
  ["spaces outside of marks", "<p>A <b>b </b>c<i> d</i>e</p>", "A **b** c *d*e"],
  ["marks that follow each other", "<p><b>A</b><b>b</b> <strong><b>c</b></strong></p>", "**Ab c**"],
  ["plain text in bold tags", '<b style="font-weight:normal"><p>A</p><p>B</p></b>', "A\n\nB"],
  ["a link", '<p><a href="https://a.example/b c"><u>A</u></a></p>', "[A](https://a.example/b%20c)"],
  ["an address", "<p>See https://a.example/b_c.</p>", "See https://a.example/b_c."],
  [
    "a link of Google Docs",
    '<a href="https://www.google.com/url?q=https://a.example/&sa=D">A</a>',
    "[A](https://a.example/)",
  ],
  ["a link to a part of the same file", '<a href="#_Toc1">A</a> <a name="b">B</a>', "A B"],
  ["code", '<pre><code class="language-ts">a {\n  b\n}\n</code></pre>', "```ts\na {\n  b\n}\n```"],
  [
    "code of an editor",
    '<div style="font-family: Menlo, monospace; white-space: pre;"><div>a</div><div> b</div></div>',
    "```\na\n b\n```",
  ],
  ["braces and tags", "<p>{a} &lt;b&gt; and 1 &lt; 2</p>", "\\{a} \\<b> and 1 \\< 2"],
  ["the start of an import", "<p>import duties</p>", "&#x69;mport duties"],
  ["invisible characters", "<p>A\u00ADb\u200Bc&nbsp;d</p>", "Abc d"],
  ["a mail’s frame", "<table><tr><td><p>A</p><p>B</p></td></tr></table>", "A\n\nB"],
  ["a line break", "<p>A<br>B<br></p>", "A\\\nB"],
  ["H₂O", "<p>H<sub>2</sub>O and m<sup>2</sup></p>", "H<sub>2</sub>O and m<sup>2</sup>"],
  ["details", "<details><summary>A</summary>B</details>", "A\n\nB"],
  [
    "a line break in a cell",
    "<table><tr><td>A<td>B<tr><td>C<br>D<td>E</table>",
    "| A | B |\n|---|---|\n| C D | E |",
  ],
  ["code of Slack", '<pre class="c-mrkdwn__pre">a {<br>  b<br>}</pre>', "```\na {\n  b\n}\n```"],
  ["a divider", "<p>A</p><hr><p>B</p>", "A\n\n---\n\nB"],
  ["tasks", '<ul><li><input type="checkbox" checked> A</li></ul>', "- [x] A"],
])("pastes %s", async (_, html, expected) => {
  expect(await paste(html)).toBe(expected)
  expect(foreignIn(await parseMdx(expected))).toEqual([])
})

test("asks for pictures, and puts them between paragraphs", async () => {
  const html =
    '<h2>A <img src="a.png" alt="One"></h2><p>B<img src="b.png">C</p><ul><li>D<img src="c.png"></li></ul>'
  const { pictures, blocks } = await clipboardMarkdown(html)
  expect(pictures.map(({ src, alt }) => [src, alt])).toEqual([
    ["a.png", "One"],
    ["b.png", ""],
    ["c.png", ""],
  ])
  expect(written(blocks([]))).toBe("## A\n\nBC\n\n- D")
  const images = [{ path: "./a.png", alt: "What [it] shows" }, undefined, { path: "./c.png", alt: "C" }]
  expect(written(blocks(images))).toBe(
    "## A\n\n![What \\[it\\] shows](./a.png)\n\nBC\n\n- D\n\n![C](./c.png)",
  )
})

test("names what is lost", async () => {
  const html =
    "<p><u>A</u></p><table><tr><td colspan=2>B</td></tr><tr><td>C</td><td>D</td></tr></table><iframe>"
  expect([...(await clipboardMarkdown(html)).lost]).toEqual([
    "underlining",
    "merged cells",
    "embedded content",
  ])
})

test.each([
  ["<script>alert(1)</script><style>a{}</style><p onclick='a()'>A</p>", "A"],
  ['<a href="javascript:alert(1)">A</a><a href=" JavaScript:b">B</a><a href="data:text/html,c">C</a>', "ABC"],
  ['<p>A</p><img src="x" onerror="alert(1)"><svg onload="alert(1)"><script>b</script></svg>', "A"],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "\\<script>alert(1)\\</script>"],
  ["<p>{process.exit()}</p>", "\\{process.exit()}"],
  ["<Hero />&lt;Hero />", "\\<Hero />"],
])("makes %j harmless", async (html, expected) => {
  const markdown = await paste(html)
  expect(markdown).toBe(expected)
  expect(foreignIn(await parseMdx(markdown))).toEqual([])
})
