import type { ElementContent, Root, RootContent } from "hast"

/** The whole text of a page as HTML for feed readers, which show its heading themselves. */
export const feedContent = async (content: Root): Promise<string> => {
  // An ES module.
  const { toHtml } = await import("hast-util-to-html")
  return toHtml({ type: "root", children: content.children.flatMap(plain) })
}

const tags: Record<string, string> = { footnoteReference: "sup", footnoteDefinition: "li" }

const attributes = ["href", "src", "alt", "lang", "start", "colspan", "rowspan"]

/** Without headings of the page, and without attributes that only the site uses. */
function plain(node: RootContent | ElementContent): ElementContent[] {
  if (node.type === "text") return [node]
  if (node.type !== "element" || node.tagName === "h1") return []
  const { tagName, properties, children } = node
  return [
    {
      type: "element",
      tagName: tags[tagName] ?? tagName,
      properties: Object.fromEntries(
        Object.entries(properties).filter(([name]) => attributes.includes(name)),
      ),
      children: children.flatMap(plain),
    },
  ]
}
