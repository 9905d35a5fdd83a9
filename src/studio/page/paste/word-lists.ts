import type { ElementContent, Element as HastElement } from "hast"

/** An entry of a list that Word has written as a paragraph. */
type WordItem = HastElement & { data: { level: number; isOrdered: boolean } }

declare module "hast" {
  interface ElementData {
    level?: number
    isOrdered?: boolean
  }
}

/** The entry of a list, if a paragraph is one: Word writes its level as a style, and its number as a text. */
export const wordListItem = (node: Element, children: ElementContent[]): WordItem | undefined => {
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(node.getAttribute("style") ?? "")?.[1]
  if (!level || node.localName !== "p") return undefined
  const styled = [...node.querySelectorAll("[style]")]
  const ignored = styled.find((one) => /mso-list:\s*ignore/i.test(one.getAttribute("style") ?? ""))
  const isOrdered = /^\W*(?:\d+|[a-z]{1,4})[.)]/i.test(ignored?.textContent?.trim() ?? "")
  return {
    ...{ type: "element", tagName: "li", properties: {}, children },
    data: { level: Number(level), isOrdered },
  }
}

/** Lists of the entries that follow each other, and lists of pages that are in a list instead of its entry. */
export const groupListItems = (content: readonly ElementContent[], isInList: boolean): ElementContent[] => {
  const grouped: ElementContent[] = []
  let open: { level: number; list: HastElement }[] = []
  for (const node of content) {
    const before = grouped.findLast(({ type }) => type === "element")
    if (isItem(node)) {
      const { level, isOrdered } = node.data
      open = open.filter((one, index) => index === 0 || one.level <= level)
      if (open[0]) open[0].level = Math.min(open[0].level, level)
      const tagName = isOrdered ? "ol" : "ul"
      if (open.at(-1)?.level === level && open.at(-1)?.list.tagName !== tagName) open.pop()
      if (open.at(-1)?.level !== level) {
        const list: HastElement = { type: "element", tagName, properties: {}, children: [] }
        const parent = open.at(-1)?.list.children.at(-1) as HastElement | undefined
        const place = parent ? parent.children : grouped
        place.push(list)
        open.push({ level, list })
      }
      open.at(-1)?.list.children.push({ ...node, data: {} })
    } else if (node.type === "text" && !node.value.trim()) {
      // White space between the paragraphs of a list does not end it.
      if (open.length === 0) grouped.push(node)
    } else if (isInList && isList(node)) {
      // Browsers show a list in a list; Markdown has it in the entry above.
      if (before?.type === "element") before.children.push(node)
      else grouped.push(...node.children)
    } else {
      open = []
      grouped.push(node)
    }
  }
  return grouped
}

const isItem = (node: ElementContent): node is WordItem =>
  node.type === "element" && node.tagName === "li" && node.data?.level !== undefined

const isList = (node: ElementContent): node is HastElement =>
  node.type === "element" && /^[ou]l$/.test(node.tagName)
