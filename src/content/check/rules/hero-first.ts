import { heroName } from "../../model/element-names"
import { at } from "../body/body"
import { defineRule } from "../rule"

/** Documents that do not start with their hero. */
export const heroFirst = defineRule({
  id: "hero-first",
  about: "The text of every document starts with `<Hero />`, the head of its page.",
  examples: { in: "text", wrong: ["Text\n\n<Hero />", "Text"], right: ["<Hero />\n\nText"] },
  body({ root, removed, isSnippet }, report) {
    // What was left out may have been the hero.
    if (removed.length > 0 || isSnippet) return
    const [first] = root.children
    const hero = root.children.find((node) => node.type === "mdxJsxFlowElement" && node.name === heroName)
    const end = root.position && { position: { start: root.position.end, end: root.position.end } }
    const start = "Start the text with <Hero />, on a line of its own"
    if (!hero) report(heroFirst, at(first ?? end ?? {}, "<Hero>"), "is missing", start)
    else if (hero !== first)
      report(heroFirst, at(hero, "<Hero>"), "is not the first thing in the text", "Move it to the top")
  },
})
