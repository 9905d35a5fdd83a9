/** The built pages against the HTML standard, as html-validate knows it. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { HtmlValidate } from "html-validate"
import { pages } from "./support/pages"
import { siteFolder } from "./support/site-folder"

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    // Matters of style, which React decides: attributes in quotes, void elements closed with a slash.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-self-closing": "off",
    "void-style": "off",
  },
})

test("no page has an error of HTML", async () => {
  const findings: string[] = []
  for (const { path: address } of pages) {
    const html = readFileSync(path.join(siteFolder, address, "index.html"), "utf8")
    const { results } = await validator.validateString(html, address)
    for (const { messages } of results) {
      for (const { ruleId, message, selector, offset } of messages) {
        findings.push(
          `${address} ${ruleId}: ${message} (${selector}) ${html.slice(offset - 40, offset + 80)}`,
        )
      }
    }
  }
  console.log(`HTML validation: ${pages.length} pages, ${findings.length} errors`)
  expect(findings).toEqual([])
})
