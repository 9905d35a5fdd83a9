import type { Element } from "hast"
import type { Options } from "rehype-remark"
import { type ContentOptions, footnoteId, pageContent } from "./page-content"
import type { PageElement } from "./page-element"

/** Convert a page's main part to Markdown. */
export const markdownOf = async (main: PageElement, options: ContentOptions): Promise<string> => {
  const convert = await converter
  return convert.stringify(convert.runSync(pageContent(main, options)))
}

const handlers: Options["handlers"] = {
  footnoteReference: (_, element) => ({ type: "footnoteReference", identifier: nameOf(element) }),
  footnoteDefinition: (state, element) => ({
    type: "footnoteDefinition",
    identifier: nameOf(element),
    children: state.toFlow(state.all(element)),
  }),
}

const nameOf = ({ properties: { href, id } }: Element) => String(href ?? id).split(footnoteId)[1] ?? ""

/** ES modules only. Loaded with this module, while Gatsby is still building. */
const converter = Promise.all([
  import("unified"),
  import("rehype-remark"),
  import("remark-gfm"),
  import("remark-stringify"),
]).then(([{ unified }, toMarkdown, gfm, write]) =>
  unified()
    .use(toMarkdown.default, { handlers })
    .use(gfm.default)
    .use(write.default, { bullet: "-" })
    .freeze(),
)
