import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Root } from "hast"
import { stringify } from "yaml"
import { sha1 } from "../../content/files"
import { markdownPath } from "../../shell/head/markdown-path"
import type { BuiltSite } from "./built-site"
import { pageOf } from "./collect-files"
import { pageContent } from "./page-content"
import { mainPart } from "./searchable-page"

/** Write each document's text as Markdown: `case-studies/nimble.md` for `/case-studies/nimble/`. */
export const markdown = async ({ folder, facts, hashOf, reuseOrCreate }: BuiltSite) => {
  let convert: Awaited<ReturnType<typeof converter>> | undefined
  for (const { path: address, ...head } of facts.documents) {
    const { file } = pageOf({ path: address })
    const url = facts.siteUrl + address
    const key = sha1(JSON.stringify([hashOf(file), head, url]))
    await reuseOrCreate(markdownPath(address).slice(1), key, async (target) => {
      convert ??= await converter()
      const text = convert(mainPart(readFileSync(path.join(folder, file), "utf8")), url)
      writeFileSync(target, `---\n${stringify({ ...head, canonical: url }, { lineWidth: 0 })}---\n\n${text}`)
    })
  }
}

/** ES modules only. Loaded with this module, while Gatsby is still building. */
const packages = Promise.all([
  import("unified"),
  import("rehype-parse"),
  import("rehype-remark"),
  import("remark-gfm"),
  import("remark-stringify"),
])

const converter = async () => {
  const [{ unified }, parse, toMarkdown, gfm, write] = await packages
  return (main: string, url: string): string =>
    unified()
      .use(parse.default, { fragment: true })
      .use(() => (tree: Root) => pageContent(tree, url))
      .use(toMarkdown.default)
      .use(gfm.default)
      .use(write.default, { bullet: "-" })
      .processSync(main)
      .toString()
}
