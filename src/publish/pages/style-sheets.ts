import type { EmotionRules } from "./emotion-rules"

/** The styles of one page. */
export interface PageStyles {
  /** Rules that the pages of its kind share, the same text on each of them: inlined, allowed by one hash. */
  shared: EmotionRules[]
  /** Rules of this page's own, such as a case study's colours: a file. */
  own: EmotionRules[]
}

/** Rules that fewer than this part of a kind's pages use are a page's own. */
const sharedFrom = 0.1

/**
 * Divides the rules of pages into those that the pages of a kind share and those of single pages. The shared ones
 * do not grow with the number of documents, since a rule must be on a tenth of the pages to be one.
 *
 * @param pages kind and rules of every page
 * @returns the styles of every page, in the same order; rules are sorted by id, so that builds can be compared
 */
export function divideStyles(pages: { kind: string; rules: EmotionRules[] }[]): PageStyles[] {
  const kinds = new Set(pages.map(({ kind }) => kind))
  const shared = new Map(
    [...kinds].map((kind) => [kind, sharedRules(pages.filter((page) => page.kind === kind))]),
  )
  return pages.map(({ kind, rules }) => {
    const common = shared.get(kind) ?? []
    const inCommon = new Set(common.map(({ ids }) => ids))
    return { shared: common, own: sorted(rules.filter(({ ids }) => !inCommon.has(ids))) }
  })
}

/** The text of rules. */
export const cssOf = (rules: EmotionRules[]) => rules.map(({ css }) => css).join("")

/** What a style element says of its rules, so that Emotion does not insert them again. */
export const emotionIds = (rules: EmotionRules[]) => rules.map(({ ids }) => ids).join(" ")

function sharedRules(pages: { rules: EmotionRules[] }[]) {
  const count = new Map<string, number>()
  const byIds = new Map<string, EmotionRules>()
  for (const { rules } of pages) {
    for (const rule of rules) {
      count.set(rule.ids, (count.get(rule.ids) ?? 0) + 1)
      byIds.set(rule.ids, rule)
    }
  }
  for (const [ids, pagesWithIt] of count) if (pagesWithIt < pages.length * sharedFrom) byIds.delete(ids)
  return sorted(byIds.values())
}

const sorted = (rules: Iterable<EmotionRules>) =>
  [...new Map([...rules].map((rule) => [rule.ids, rule])).values()].sort((a, b) => (a.ids < b.ids ? -1 : 1))
