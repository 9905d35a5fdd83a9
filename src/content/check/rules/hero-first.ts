import { at } from "../body/body"
import { defineRule } from "../rule"

/** Documents that do not start with the head of their page. */
export const heroFirst = defineRule({
  id: "hero-first",
  about:
    "The text of every document starts with the head of its page: `<Hero />`, or another section with the page's heading.",
  examples: { in: "text", wrong: ["Text\n\n<Hero />", "Text"], right: ["<Hero />\n\nText"] },
  body({ root, removed, isSnippet, firstSections: heads = [], model }, report) {
    // What was left out may have been the hero.
    if (removed.length > 0 || isSnippet) return
    const onlyFirst = heads.filter((name) => model.sections[name]?.first === "always")
    const [first, ...others] = root.children
    const isNamed = (node: (typeof others)[number] | undefined, list: readonly string[]) =>
      node?.type === "mdxJsxFlowElement" && list.includes(node.name ?? "")
    const misplaced = others.find((node) => isNamed(node, onlyFirst))
    const end = root.position && { position: { start: root.position.end, end: root.position.end } }
    const start = `Start the text with ${heads.map((name) => `<${name} />`).join(" or ")}, on a line of its own`
    if (misplaced && "name" in misplaced)
      report(
        heroFirst,
        at(misplaced, `<${misplaced.name}>`),
        "is not the first thing in the text",
        isNamed(first, heads) ? "Remove it: the text has another head" : "Move it to the top",
      )
    else if (!isNamed(first, heads))
      report(heroFirst, at(first ?? end ?? {}, `<${heads[0]}>`), "is missing", start)
  },
})
