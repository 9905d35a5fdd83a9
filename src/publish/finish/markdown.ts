import { stringify } from "yaml"
import { markdownPath } from "../../site/shell/head/markdown-path"
import type { Step } from "./built-site"
import { markdownOf } from "./markdown-of"

/** Write each document's text as Markdown: `case-studies/nimble.md` for `/case-studies/nimble/`. */
export const markdown: Step = {
  page: async ({ path: address, name: title, description, document, content }, { siteUrl }) => {
    const said = document && content()
    if (!said) return undefined
    const canonical = siteUrl + address
    const { published, updated } = document
    const head = stringify({ title, description, published, updated, canonical }, { lineWidth: 0 })
    return { [markdownPath(address).slice(1)]: `---\n${head}---\n\n${await markdownOf(said)}` }
  },
}
