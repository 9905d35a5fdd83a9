/** The HTML of all pages, validated by html-validate. */
import { expect, test } from "@playwright/test"
import { HtmlValidate } from "html-validate"
import { htmlOf, pages } from "./support/pages"

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    // React writes attributes and void elements in its own style.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-self-closing": "off",
    "void-style": "off",
  },
})

test("every page is valid HTML", async () => {
  const errors: string[] = []
  for (const { path: address } of pages) {
    const html = htmlOf(address)
    const { results } = await validator.validateString(html, address)
    for (const { messages } of results) {
      for (const { ruleId, message, selector, offset } of messages) {
        errors.push(`${address} ${ruleId}: ${message} (${selector}) ${html.slice(offset - 40, offset + 80)}`)
      }
    }
  }
  expect(errors).toEqual([])
})
