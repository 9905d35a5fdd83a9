/** The built pages against the HTML standard, as html-validate knows it. */
import { expect, test } from "@playwright/test"
import { HtmlValidate } from "html-validate"
import { htmlOf, pages } from "./support/pages"

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    // React decides how it writes attributes and void elements.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-self-closing": "off",
    "void-style": "off",
  },
})

test("no page has an error of HTML", async () => {
  const findings: string[] = []
  for (const { path: address } of pages) {
    const html = htmlOf(address)
    const { results } = await validator.validateString(html, address)
    for (const { messages } of results) {
      for (const { ruleId, message, selector, offset } of messages) {
        findings.push(
          `${address} ${ruleId}: ${message} (${selector}) ${html.slice(offset - 40, offset + 80)}`,
        )
      }
    }
  }
  expect(findings).toEqual([])
})
