import { blocksOf, reportBodies } from "../../../support/content"

const caution = '<CallOut kind="caution" title="Before you deploy"><p>Look <em>first</em>.</p></CallOut>'

it.each([
  [":::caution[Before you deploy]\nLook *first*.\n:::", caution],
  [":::caution[Before you deploy]\n\nLook *first*.\n\n:::", caution],
  ["> [!CAUTION] Before you deploy\n> Look *first*.", caution],
  ["> [!caution] Before you deploy\n>\n> Look *first*.", caution],
  [":::note\nText.\n:::", '<CallOut kind="note"><p>Text.</p></CallOut>'],
  ["> [!NOTE]\n> Text.", '<CallOut kind="note"><p>Text.</p></CallOut>'],
  [
    ':::tip\n\n<Details summary="More">Text.</Details>\n\n:::',
    '<CallOut kind="tip"><Details summary="More"><p>Text.</p></Details></CallOut>',
  ],
  [
    "::::note\n\n:::tip\nA.\n:::\n\n::::",
    '<CallOut kind="note"><CallOut kind="tip"><p>A.</p></CallOut></CallOut>',
  ],
  ["- One.\n\n  :::tip\n  A.\n  :::", '<ul><li><p>One.</p><CallOut kind="tip"><p>A.</p></CallOut></li></ul>'],
  [
    "> [! no]\n> At 12:am, :smile: and ::two.",
    "<blockquote><p>[! no]\nAt 12:am, :smile: and ::two.</p></blockquote>",
  ],
])("reads %j", async (markdown, block) => {
  expect(await blocksOf(markdown)).toEqual([block])
})

it("reports call-outs that cannot be read", async () => {
  expect(
    await reportBodies([
      ":::warning\nText.\n:::",
      "> [!IMPORTANT]\n> Text.",
      ":::note\nText.\n\n## Heading\n\n<CallToAction />",
      "::: note\nText.\n:::",
      ":::note\n:::",
      "> [!NOTE] A **title**\n> Text.",
      ":::note\n## Heading\n:::",
    ]),
  ).toMatchInlineSnapshot(`
"
:::warning⏎Text.⏎:::: 33:1  :::warning: there is no call-out "warning". Did you mean "caution"? [call-out]
> [!IMPORTANT]⏎> Text.: 33:1  > [!IMPORTANT]: there is no call-out "important". Did you mean "note"? [call-out]
:::note⏎Text.⏎⏎## Heading⏎⏎<CallToAction />: 33:1  :::note: this call-out is not closed. Write ::: on a line of its own below its text. [call-out]
::: note⏎Text.⏎:::: 33:1  :::: is not read as a call-out. Write on lines of their own: :::note[Title], the text, and :::. [call-out]
:::note⏎:::: 33:1  <CallOut>: is empty. Write text in it. [element-content]
> [!NOTE] A **title**⏎> Text.: 33:1  > [!NOTE]: is not read as a call-out. Write on lines of their own: [!NOTE] with a title in plain text, and the text. [call-out]
:::note⏎## Heading⏎:::: 34:1  ##: this heading is inside something else. Put it before or after the call-out. [own-line]
"
`)
})
