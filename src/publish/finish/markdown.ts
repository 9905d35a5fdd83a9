import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { stringify } from "yaml"
import { sha1 } from "../../content/files"
import { markdownPath } from "../../shell/head/markdown-path"
import type { BuiltSite } from "./built-site"
import { pageOf } from "./collect-files"
import { markdownOf } from "./markdown-of"
import { isAboutOtherPages } from "./searchable-page"

/** Write each document's text as Markdown: `case-studies/nimble.md` for `/case-studies/nimble/`. */
export const markdown = async ({ folder, facts, hashOf, reuseOrCreate }: BuiltSite) => {
  for (const { path: address, ...head } of facts.documents) {
    const { file } = pageOf({ path: address })
    const url = facts.siteUrl + address
    const key = sha1(JSON.stringify([hashOf(file), head, url]))
    await reuseOrCreate(markdownPath(address).slice(1), key, async (target) => {
      const main = await mainOf(readFileSync(path.join(folder, file), "utf8"))
      const text = main && (await markdownOf(main, { url, isAboutOtherPages }))
      writeFileSync(
        target,
        `---\n${stringify({ ...head, canonical: url }, { lineWidth: 0 })}---\n\n${text ?? ""}`,
      )
    })
  }
}

const mainOf = async (html: string) => {
  const { DomUtils, parseDocument } = await import("htmlparser2")
  return DomUtils.findOne(({ name }) => name === "main", parseDocument(html).children)
}
