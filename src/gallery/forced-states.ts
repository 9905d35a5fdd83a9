import { useEffect } from "react"

/** States that only a mouse, a finger or a keyboard can bring about. */
export const forcedStates = ["hover", "focus-visible", "active"] as const

export type ForcedState = (typeof forcedStates)[number]

/**
 * Shows hover, focus and press without a hand: every rule of the page that waits for one of them is copied, to hold
 * below an element with `data-force="hover"` as well. Styles may come at any time, so the copies are made anew then.
 */
export const useForcedStates = () => {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    const copy = () => sheet.replaceSync([...document.styleSheets].flatMap(rulesOf).join("\n"))
    copy()
    const observer = new MutationObserver(copy)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
}

function rulesOf(sheet: CSSStyleSheet | CSSGroupingRule): string[] {
  return [...sheet.cssRules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return [`@media ${rule.conditionText} { ${rulesOf(rule).join("\n")} }`]
    if (!(rule instanceof CSSStyleRule)) return []
    return forcedStates.flatMap((state) => {
      const selector = forcedSelector(rule.selectorText, state)
      return selector ? [`${selector} { ${rule.style.cssText} }`] : []
    })
  })
}

/** `.card:hover svg` → `[data-force="hover"] .card svg`; undefined where the selector waits for another state. */
export const forcedSelector = (selectors: string, state: ForcedState): string | undefined => {
  const pseudo = new RegExp(`:${state}(?![\\w-])`, "g")
  const forced = selectors
    .split(/,(?![^()]*\))/)
    .map((selector) => selector.trim())
    .filter(
      (selector) =>
        selector.search(pseudo) >= 0 && !/:not\([^)]*:(hover|focus-visible|active)/.test(selector),
    )
    .map((selector) => {
      const bare = selector.replace(pseudo, "")
      return `[data-force="${state}"] ${bare === "" ? focusable : bare}`
    })
  return forced.length > 0 ? forced.join(", ") : undefined
}

const focusable = ":is(a[href], button, input, select, textarea, summary, [tabindex])"
