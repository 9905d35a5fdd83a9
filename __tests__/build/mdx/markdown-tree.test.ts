import type { BodyElement, BodyNode } from "../../../src/mdx/body-tree"
import { compiled, nimble, withBody } from "../../support/content"

/** The blocks of a body that has only prose, without the line breaks between them. */
const blocks = async (markdown: string): Promise<BodyNode[]> => {
  const { tree } = await compiled(withBody(markdown))
  const prose = tree.find(([type]) => type === "Prose")
  return (prose?.slice(2) ?? []).flatMap((block) => (block as BodyElement).slice(2) as BodyNode[])
}

/** The tree without the line breaks between the elements of a list. */
const compact = (node: BodyNode): BodyNode =>
  typeof node === "string"
    ? node
    : [node[0], node[1], ...(node.slice(2) as BodyNode[]).filter((child) => child !== "\n").map(compact)]

describe("Markdown", () => {
  it.each<[what: string, markdown: string, tree: BodyNode[]]>([
    ["a paragraph", "Two\nlines.", [["p", null, "Two\nlines."]]],
    [
      "marks",
      "**a** *b* ~~c~~ `d`",
      [
        [
          "p",
          null,
          ["strong", null, "a"],
          " ",
          ["em", null, "b"],
          " ",
          ["del", null, "c"],
          " ",
          ["code", null, "d"],
        ],
      ],
    ],
    ["a paragraph that is all bold", "**a**", [["p", null, ["strong", null, "a"]]]],
    ["marks within each other", "***a***", [["p", null, ["em", null, ["strong", null, "a"]]]]],
    ["a link", '[a](/b/ "c")', [["p", null, ["a", { href: "/b/", title: "c" }, "a"]]]],
    [
      "a link by reference",
      "[a][b]\n\n[b]: https://c.example",
      [["p", null, ["a", { href: "https://c.example" }, "a"]]],
    ],
    [
      "an address",
      "https://a.example",
      [["p", null, ["a", { href: "https://a.example" }, "https://a.example"]]],
    ],
    ["a break", "a<br />b", [["p", null, "a", ["br", null], "b"]]],
    [
      "keys and indices",
      "<kbd>K</kbd> H<sub>2</sub>O",
      [["p", null, ["kbd", null, "K"], " H", ["sub", null, "2"], "O"]],
    ],
    ["a list", "- a\n- b", [["ul", null, ["li", null, "a"], ["li", null, "b"]]]],
    ["a list with a link alone", "- [a](/b/)", [["ul", null, ["li", null, ["a", { href: "/b/" }, "a"]]]]],
    [
      "a loose list",
      "- a\n\n- b",
      [["ul", null, ["li", null, ["p", null, "a"]], ["li", null, ["p", null, "b"]]]],
    ],
    [
      "a list within a list",
      "- a\n  1. b",
      [["ul", null, ["li", null, "a", ["ol", null, ["li", null, "b"]]]]],
    ],
    ["a list that starts at three", "3. a", [["ol", { start: 3 }, ["li", null, "a"]]]],
    [
      "a list of tasks",
      "- [x] a\n- [ ] b",
      [
        [
          "ul",
          { className: "contains-task-list" },
          [
            "li",
            { className: "task-list-item" },
            ["input", { type: "checkbox", checked: true, disabled: true, "aria-label": "Completed task" }],
            " ",
            "a",
          ],
          [
            "li",
            { className: "task-list-item" },
            ["input", { type: "checkbox", checked: false, disabled: true, "aria-label": "Open task" }],
            " ",
            "b",
          ],
        ],
      ],
    ],
    ["a quotation", "> a", [["blockquote", null, ["p", null, "a"]]]],
    [
      "a line",
      "a\n\n---\n\nb",
      [
        ["p", null, "a"],
        ["hr", null],
        ["p", null, "b"],
      ],
    ],
    [
      "a table",
      "| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |",
      [
        [
          "table",
          null,
          [
            "thead",
            null,
            [
              "tr",
              null,
              ["th", { align: "left" }, "a"],
              ["th", { align: "center" }, "b"],
              ["th", { align: "right" }, "c"],
            ],
          ],
          [
            "tbody",
            null,
            [
              "tr",
              null,
              ["td", { align: "left" }, "1"],
              ["td", { align: "center" }, "2"],
              ["td", { align: "right" }, "3"],
            ],
          ],
        ],
      ],
    ],
    [
      "a table of one column",
      "| a |\n|---|\n| b |",
      [
        [
          "table",
          null,
          ["thead", null, ["tr", null, ["th", null, "a"]]],
          ["tbody", null, ["tr", null, ["td", null, "b"]]],
        ],
      ],
    ],
    ["characters by their names", "&lt;b&gt; &amp; &nbsp;", [["p", null, "<b> & \u00a0"]]],
  ])("keeps %s", async (_, markdown, tree) => {
    expect((await blocks(markdown)).map(compact)).toEqual(tree)
  })

  it("gives footnotes the prop names of React", async () => {
    const [text, notes] = (await blocks("Nimble[^a], twice[^a].\n\n[^a]: Since **2023**.")).map(compact)
    const reference = (id: string) => ({
      href: "#user-content-fn-a",
      id,
      "data-footnote-ref": true,
      "aria-describedby": "footnote-label",
    })
    expect(text).toEqual([
      "p",
      null,
      "Nimble",
      ["sup", null, ["a", reference("user-content-fnref-a"), "1"]],
      ", twice",
      ["sup", null, ["a", reference("user-content-fnref-a-2"), "1"]],
      ".",
    ])
    const back = (count: string, label: string) => ({
      href: `#user-content-fnref-a${count}`,
      "data-footnote-backref": "",
      "aria-label": `Back to reference ${label}`,
      className: "data-footnote-backref",
    })
    expect(notes).toEqual([
      "section",
      { "data-footnotes": true, className: "footnotes" },
      ["h2", { className: "sr-only", id: "footnote-label" }, "Footnotes"],
      [
        "ol",
        null,
        [
          "li",
          { id: "user-content-fn-a" },
          [
            "p",
            null,
            "Since ",
            ["strong", null, "2023"],
            ". ",
            ["a", back("", "1"), "↩"],
            " ",
            ["a", back("-2", "1-2"), "↩", ["sup", null, "2"]],
          ],
        ],
      ],
    ])
  })

  it("reads text next to a section's line as its own paragraph", async () => {
    const { tree } = await compiled(nimble.replace("<Challenges />", "Before.\n<Challenges />\nAfter."))
    const index = tree.findIndex(([type]) => type === "Challenges")
    expect(tree[index - 1]).toEqual(["Prose", null, ["ProseBlock", null, ["p", null, "Before."]]])
    expect(tree[index + 1]?.[2]).toEqual(["ProseBlock", null, ["p", null, "After."]])
  })
})
