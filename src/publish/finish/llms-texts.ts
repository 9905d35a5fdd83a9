import { readFileSync } from "node:fs"
import path from "node:path"
import { kindOf, pageKinds } from "../../site/router/kind-of"
import { markdownPath } from "../../site/shell/head/markdown-path"
import type { BuiltSite, Step } from "./built-site"
import type { Page } from "./parsed-page"

/**
 * Write `llms.txt` (llmstxt.org), which lists the Markdown of all documents by collection, and `llms-full.txt`, which
 * has their whole text. Runs after the step that writes the Markdown.
 */
export const llmsTexts: Step = {
  site: async ({ folder, write, ...site }) => {
    const documents = site.pages.filter(({ document, noindex }) => document && !noindex)
    const head = `# ${site.productName}\n\n> ${site.description}\n\n`
    write("llms.txt", head + listText(site, documents))
    const texts = documents.map((page) => readFileSync(path.join(folder, markdownPath(page.path)), "utf8"))
    write("llms-full.txt", head + texts.join("\n"))
  },
}

const listText = ({ siteUrl }: Pick<BuiltSite, "siteUrl">, documents: readonly Page[]): string => {
  const sections = pageKinds.flatMap((kind) => {
    const listed = documents.filter(({ path }) => kindOf(path) === kind)
    const lines = listed.map(
      ({ path, name, description }) => `- [${name}](${siteUrl}${markdownPath(path)}): ${description}`,
    )
    return lines.length > 0 ? `## ${kind.many}\n\n${lines.join("\n")}\n` : []
  })
  return sections.join("\n")
}
