import { type ContentOptions, type PageElement, pageContent } from "./page-content"

/** Convert a page's main part to Markdown. */
export const markdownOf = async (main: PageElement, options: ContentOptions): Promise<string> => {
  const convert = await converter
  return convert.stringify(convert.runSync(pageContent(main, options)))
}

/** ES modules only. Loaded with this module, while Gatsby is still building. */
const converter = Promise.all([
  import("unified"),
  import("rehype-remark"),
  import("remark-gfm"),
  import("remark-stringify"),
]).then(([{ unified }, toMarkdown, gfm, write]) =>
  unified().use(toMarkdown.default).use(gfm.default).use(write.default, { bullet: "-" }).freeze(),
)
