/** A page is parsed once. Steps change its text, and all other bytes stay as they were. */
import { DamagedOutput } from "../../../../src/publish/finish/errors"
import { endOf, startOf, textOf } from "../../../../src/publish/finish/html-nodes"
import { pageOf } from "../../../support/built-site"

const html = `<!DOCTYPE html><HTML lang=en-GB><head><meta charSet="utf-8"/><title>A &amp; B</title></head>
<body  class='x'><!--$--><main><p>Tea &#x1F375; 🍵 for <!-- -->two<br/>\r\n&nbsp;&lt;p></p><script>1 < 2 && "</p>"</script></main><!--/$--></body></html>\n`

it("stays byte for byte as Gatsby wrote it without changes", () => {
  expect(pageOf(html).changedHtml()).toBe(html)
})

it("changes only the places that steps name, in any order", () => {
  const page = pageOf(html)
  const [script] = page.elements.filter(({ name }) => name === "script")
  const [paragraph] = page.elements.filter(({ name }) => name === "p")
  if (!script || !paragraph) throw new Error("An element was not found.")
  expect(textOf(script)).toBe('1 < 2 && "</p>"')
  page.insert(endOf(paragraph), "<b>after</b>")
  page.remove(script)
  page.insert(startOf(script), "<u>before</u>")
  page.insert(startOf(paragraph), "<i>first</i>")
  page.insert(startOf(paragraph), "<i>second</i>")
  const expected = html
    .replace(/<script>.*<\/script>/, "<u>before</u>")
    .replace("<p>", "<i>first</i><i>second</i><p>")
    .replace("</p><u>", "</p><b>after</b><u>")
  expect(page.changedHtml()).toBe(expected)
})

it("is damaged output if it was cut off", () => {
  expect(() => pageOf(html.slice(0, -20))).toThrow(DamagedOutput)
})
