import type { BodyNode } from "../../../../src/content/compile/body-tree"
import { blocksOf, compiled, markup, nimble, withBody } from "../../../support/content"

const task = (state: string, label: string, text: string) =>
  `<li className="task-list-item"><input type="checkbox" ${state} aria-label="${label} task"/> ${text}</li>`

describe("Markdown", () => {
  it.each<[what: string, markdown: string, blocks: string]>([
    ["a paragraph", "Two\nlines.", "<p>Two\nlines.</p>"],
    ["marks", "**a** *b* ~~c~~ `d`", "<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code></p>"],
    ["marks within each other", "***a***", "<p><em><strong>a</strong></em></p>"],
    ["a link", '[a](/b/ "c")', '<p><a href="/b/" title="c">a</a></p>'],
    ["a link by reference", "[a][b]\n\n[b]: https://c.example", '<p><a href="https://c.example">a</a></p>'],
    ["an address", "https://a.example", '<p><a href="https://a.example">https://a.example</a></p>'],
    ["a break", "a<br />b", "<p>a<br/>b</p>"],
    ["keys and indices", "<kbd>K</kbd> H<sub>2</sub>O", "<p><kbd>K</kbd> H<sub>2</sub>O</p>"],
    ["a list", "- a\n- [b](/c/)", '<ul><li>a</li><li><a href="/c/">b</a></li></ul>'],
    ["a loose list", "- a\n\n- b", "<ul><li><p>a</p></li><li><p>b</p></li></ul>"],
    ["a list within a list", "- a\n  1. b", "<ul><li>a<ol><li>b</li></ol></li></ul>"],
    ["a list that starts at three", "3. a", "<ol start=3><li>a</li></ol>"],
    ["a quotation", "> a", "<blockquote><p>a</p></blockquote>"],
    ["a line", "a\n\n---\n\nb", "<p>a</p><hr/><p>b</p>"],
    [
      "a list of tasks",
      "- [x] a\n- [ ] b",
      `<ul className="contains-task-list">${task("checked=true disabled=true", "Completed", "a")}${task("checked=false disabled=true", "Open", "b")}</ul>`,
    ],
    [
      "a table",
      "| a | b |\n|:--|--:|\n| 1 | 2 |",
      '<table><thead><tr><th align="left">a</th><th align="right">b</th></tr></thead><tbody><tr><td align="left">1</td><td align="right">2</td></tr></tbody></table>',
    ],
    ["characters by their names", "&lt;b&gt; &amp; &nbsp;", "<p><b> & \u00a0</p>"],
  ])("keeps %s", async (_, markdown, blocks) => {
    expect((await blocksOf(markdown)).join("")).toBe(blocks)
  })

  it("gives footnotes the prop names of React", async () => {
    const [text, notes] = await blocksOf("Nimble[^a], twice[^a].\n\n[^a]: Since **2023**.")
    const reference = (id: string) =>
      `<sup><a href="#user-content-fn-a" id="${id}" data-footnote-ref=true aria-describedby="footnote-label">1</a></sup>`
    expect(text).toBe(
      `<p>Nimble${reference("user-content-fnref-a")}, twice${reference("user-content-fnref-a-2")}.</p>`,
    )
    const back = (count: string, label: string, content: string) =>
      `<a href="#user-content-fnref-a${count}" data-footnote-backref="" aria-label="Back to reference ${label}" className="data-footnote-backref">${content}</a>`
    expect(notes).toBe(
      `<section data-footnotes=true className="footnotes"><h2 className="sr-only" id="footnote-label">Footnotes</h2><ol><li id="user-content-fn-a"><p>Since <strong>2023</strong>. ${back("", "1", "↩")} ${back("-2", "1-2", "↩<sup>2</sup>")}</p></li></ol></section>`,
    )
  })

  it("reads text next to a section's line as its own paragraph", async () => {
    const { tree } = await compiled(nimble.replace("<Challenges />", "Before.\n<Challenges />\nAfter."))
    const index = tree.findIndex(([type]) => type === "Challenges")
    expect([tree[index - 1], tree[index + 1]].map((node) => markup(node ?? "").slice(0, 40))).toEqual([
      "<Prose><ProseBlock><p>Before.</p></Prose",
      expect.stringMatching(/^<Prose><ProseBlock><p>After\.<\/p>/),
    ])
  })
})

it("footnotes are a block of their own at the end of the text, before the sections that follow it", async () => {
  const { tree } = await compiled(withBody("## One\n\nText.[^1]\n\n[^1]: The note.\n\n<CallToAction />"))
  expect(tree.map(([type]) => type)).toEqual(["Hero", "Prose", "CallToAction"])
  const blocks = (tree[1]?.slice(2) ?? []).map((block) =>
    markup(block as BodyNode).replace(/(?<=<section)[^>]*/, ""),
  )
  expect(blocks.map((block) => block.slice(0, 21))).toEqual([
    '<ProseBlock><h2 id="o',
    "<ProseBlock><section>",
  ])
})
