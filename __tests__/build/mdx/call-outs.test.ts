import type { BodyElement, BodyNode } from "../../../src/mdx/body-tree"
import { compiled, messagesFor, withBody } from "../../support/content"

const blocks = async (markdown: string): Promise<BodyNode[]> => {
  const { tree } = await compiled(withBody(markdown))
  return ((tree[1] as BodyElement).slice(2) as BodyElement[]).flatMap((block) =>
    (block.slice(2) as BodyNode[]).filter((node) => typeof node !== "string"),
  )
}

const caution = [
  "CallOut",
  { kind: "caution", title: "Before you deploy" },
  ["p", null, "Look ", ["em", null, "first"], "."],
]

it.each([
  [":::caution[Before you deploy]\nLook *first*.\n:::", caution],
  [":::caution[Before you deploy]\n\nLook *first*.\n\n:::", caution],
  ["> [!CAUTION] Before you deploy\n> Look *first*.", caution],
  ["> [!caution] Before you deploy\n>\n> Look *first*.", caution],
  [":::note\nText.\n:::", ["CallOut", { kind: "note" }, ["p", null, "Text."]]],
  ["> [!NOTE]\n> Text.", ["CallOut", { kind: "note" }, ["p", null, "Text."]]],
  [
    ':::tip\n\n<Details summary="More">Text.</Details>\n\n:::',
    ["CallOut", { kind: "tip" }, ["Details", { summary: "More" }, ["p", null, "Text."]]],
  ],
])("reads %j", async (markdown, tree) => {
  expect(await blocks(markdown)).toEqual([tree])
})

it("may be inside a call-out and a list", async () => {
  expect(await blocks("::::note\n\n:::tip\nText.\n:::\n\n::::")).toEqual([
    ["CallOut", { kind: "note" }, ["CallOut", { kind: "tip" }, ["p", null, "Text."]]],
  ])
  expect(JSON.stringify(await blocks("- One.\n\n  :::tip\n  Text.\n  :::"))).toContain(
    '["CallOut",{"kind":"tip"}',
  )
})

it("leaves quotations and words with a colon as they are", async () => {
  expect(await blocks("> [! no]\n> At 12:am, a:b, :smile: and ::two.")).toEqual([
    ["blockquote", null, "\n", ["p", null, "[! no]\nAt 12:am, a:b, :smile: and ::two."], "\n"],
  ])
})

it("reports call-outs that cannot be read", async () => {
  const written = [
    ":::nota\nText.\n:::",
    ":::warning\nText.\n:::",
    "> [!IMPORTANT]\n> Text.",
    ":::note\nText.",
    ":::note\nText.\n\n## Heading\n\n<CallToAction />",
    ":::note{.big}\nText.\n:::",
    "::: note\nText.\n:::",
    ":::note\n:::",
    "> [!NOTE] A **title**\n> Text.",
    ":::note\n## Heading\n:::",
  ]
  const lines = written.map(
    async (markdown) => `# ${markdown.replaceAll("\n", "⏎")}\n${await messagesFor(withBody(markdown))}`,
  )
  expect((await Promise.all(lines)).join("\n")).toMatchInlineSnapshot(`
"# :::nota⏎Text.⏎:::
nimble/index.mdx:33:1  :::nota: there is no call-out "nota". Did you mean "note"? [call-out]
# :::warning⏎Text.⏎:::
nimble/index.mdx:33:1  :::warning: there is no call-out "warning". Did you mean "caution"? [call-out]
# > [!IMPORTANT]⏎> Text.
nimble/index.mdx:33:1  > [!IMPORTANT]: there is no call-out "important". Did you mean "note"? [call-out]
# :::note⏎Text.
nimble/index.mdx:33:1  :::note: this call-out is not closed. Write ::: on a line of its own below its text. [call-out]
# :::note⏎Text.⏎⏎## Heading⏎⏎<CallToAction />
nimble/index.mdx:33:1  :::note: this call-out is not closed. Write ::: on a line of its own below its text. [call-out]
# :::note{.big}⏎Text.⏎:::
nimble/index.mdx:33:1  :::note: is not read as a call-out. Write on lines of their own: :::note[Title], the text, and :::. [call-out]
# ::: note⏎Text.⏎:::
nimble/index.mdx:33:1  :::: is not read as a call-out. Write on lines of their own: :::note[Title], the text, and :::. [call-out]
# :::note⏎:::
nimble/index.mdx:33:1  <CallOut>: is empty. Write text in it. [element-content]
# > [!NOTE] A **title**⏎> Text.
nimble/index.mdx:33:1  > [!NOTE]: is not read as a call-out. Write on lines of their own: [!NOTE] with a title in plain text, and the text. [call-out]
# :::note⏎## Heading⏎:::
nimble/index.mdx:34:1  ##: this heading is inside something else. Put it before or after the call-out. [own-line]"
`)
})
