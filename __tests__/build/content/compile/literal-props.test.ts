import { z } from "zod"
import { createModel, defineSection } from "../../../../src/content/define"
import { caseStudy, hero } from "../../../../src/site/collections/case-studies/collection"
import { model as siteModel } from "../../../../src/site/collections/model"
import { checkText, compiled, withBody } from "../../../support/content"
import { formatBriefly } from "../../../support/format-briefly"

/** A section whose prop accepts any value, unlike the site's sections. */
const Widget = defineSection({
  name: "Widget",
  description: "A widget.",
  surface: "paper",
  props: z.strictObject({ value: z.unknown().optional() }),
})

const collection = { ...caseStudy, sections: [hero, Widget] }
const model = createModel({ ...siteModel, collections: [collection] })
const textWith = (attribute: string) => withBody(`<Widget ${attribute} />`)

it.each<[attribute: string, value: unknown]>([
  ['value="text"', "text"],
  ["value='single'", "single"],
  ['value="a &amp; b"', "a & b"],
  ["value={`text`}", "text"],
  ["value={3}", 3],
  ["value={-2.5}", -2.5],
  ["value={1_000}", 1000],
  ["value={true}", true],
  ["value={null}", null],
  ["value", true],
  ["value={[1, 'two', true, null]}", [1, "two", true, null]],
  ["value={{ a: 1, 'b c': [{ d: 'e' }], 7: 8 }}", { a: 1, "b c": [{ d: "e" }], 7: 8 }],
  ["value={{}}", {}],
])("keeps the literal of %s", async (attribute, value) => {
  const { tree } = await compiled(textWith(attribute), collection, model)
  expect(tree[1]).toStrictEqual(["Widget", { value }])
  expect(JSON.parse(JSON.stringify(tree))).toStrictEqual(tree)
})

const code = [
  ...["name", "undefined", "process.env.SECRET", "() => 1", "function () {}", "1 + 1", "+1", "!true", "-'a'"],
  ...["a ? 1 : 2", "fetch('/')", "new Date()", "import('fs')", `\`a \${b}\``, "String.raw`a`", "/a/", "10n"],
  ...["1e999", "[1, , 2]", "[...a]", "{ ...a }", "{ a }", "{ [a]: 1 }", "{ get a() { return 1 } }"],
  ...["{ a() {} }", "{ a: { b: [c] } }", "(1, 2)", "<b />"],
]

it.each(code)("reports the code %s", async (expression) => {
  const attribute = `value={${expression}}`
  const { fields, diagnostics } = await checkText(textWith(attribute), collection, model)
  expect(fields).toBeNull()
  expect(diagnostics.map(formatBriefly)).toEqual([
    expect.stringMatching(/^nimble\/index\.mdx:\d+:9 {2}<Widget>: the value of this attribute is code/),
  ])
})

it("keeps a prop with the name of an object's built-in property", async () => {
  const { diagnostics } = await checkText(textWith('value="a" __proto__="b"'), collection, model)
  expect(diagnostics.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^there is no field "__proto__" here/),
  ])
})
