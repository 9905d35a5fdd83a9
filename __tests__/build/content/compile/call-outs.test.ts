import { blocksOf } from "../../../support/content"

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
