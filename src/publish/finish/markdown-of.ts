import type { Element, Root } from "hast"
import type { Options } from "rehype-remark"
import { footnoteId } from "./page-content"

/** Convert the content of a page to Markdown. */
export const markdownOf = async (content: Root): Promise<string> => {
  const convert = await converter
  return convert.stringify(convert.runSync(content))
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
