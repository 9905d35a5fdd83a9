import type { Step } from "./built-site"
import { endOf, type HtmlNode, startOf } from "./html-nodes"

/**
 * Put comments around email addresses that keep Cloudflare from replacing them: without scripts they would be lost, and
 * hydration would differ. React skips comments.
 */
export const protectAddresses: Step = {
  page: ({ elements, insert }) => {
    const protect = (node: HtmlNode) => {
      if (isAddress(node)) {
        insert(startOf(node), "<!--email_off-->")
        insert(endOf(node), "<!--/email_off-->")
      } else if ("children" in node && !("name" in node && withoutComments.includes(node.name)))
        node.children.forEach(protect)
    }
    elements.filter(({ name }) => name === "body").forEach(protect)
  },
}

const isAddress = (node: HtmlNode) =>
  "data" in node
    ? node.type === "text" && /[\w.+-]@[\w-]+\.\w/.test(node.data)
    : "attribs" in node && node.name === "a" && node.attribs.href?.startsWith("mailto:")

/** In these elements, comments would be text. */
const withoutComments = ["script", "style", "textarea"]
