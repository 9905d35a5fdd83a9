import { decodeUri } from "../../../src/util/decode-uri"
import { decodeEntities, escapeMarkup } from "../../../src/util/markup"

it.each([
  [`<a title="x">`, "&lt;a title=&quot;x&quot;&gt;"],
  ["Fish & chips", "Fish &amp; chips"],
  ["&lt;", "&amp;lt;"],
  ["it's plain", "it's plain"],
])("escapes %s as %s, and decodes it", (text, markup) => {
  expect(escapeMarkup(text)).toBe(markup)
  expect(decodeEntities(markup)).toBe(text)
})

it.each([
  ["&#x27;a&#39;", "'a'"],
  ["&amp;amp;#39;", "&amp;#39;"],
  ["&nbsp;&unknown; & &lt", "&nbsp;&unknown; & &lt"],
])("decodes %s as %s", (markup, text) => {
  expect(decodeEntities(markup)).toBe(text)
})

it.each([
  ["caf%C3%A9%2Fbar", "café/bar"],
  ["%E0%A4%A", "%E0%A4%A"],
  ["100%", "100%"],
])("decodes %s in a URL as %s", (written, read) => {
  expect(decodeUri(written)).toBe(read)
})
