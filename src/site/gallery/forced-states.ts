import { useEffect } from "react"

const forcedStates = ["hover", "focus-visible", "active"] as const

export type ForcedState = (typeof forcedStates)[number]

/**
 * Show hover, focus and press without a mouse or keyboard: copy every rule with one of these pseudo-classes, so that it
 * also applies below an element with `data-force="hover"`. Repeated when Emotion adds styles.
 */
export const useForcedStates = () => {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    const copy = () => sheet.replaceSync([...document.styleSheets].flatMap(forcedRules).join("\n"))
    copy()
    const observer = new MutationObserver(copy)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
}

function forcedRules(sheet: CSSStyleSheet | CSSGroupingRule): string[] {
  return [...sheet.cssRules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return [`@media ${rule.conditionText} { ${forcedRules(rule).join("\n")} }`]
    if (!(rule instanceof CSSStyleRule)) return []
    return forcedStates.flatMap((state) => {
      const selector = forcedSelector(rule.selectorText, state)
      return selector === rule.selectorText ? [] : [`${selector} { ${rule.style.cssText} }`]
    })
  })
}

/** `.card:hover svg` → `.card:is([data-force="hover"] *) svg`; unchanged without the state. */
export const forcedSelector = (selector: string, state: ForcedState): string =>
  selector.replaceAll(
    new RegExp(`:${state}(?![\\w-])`, "g"),
    `:is([data-force="${state}"] ${state === "focus-visible" ? focusable : "*"})`,
  )

const focusable = ":is(a[href], button, input, select, textarea, summary, [tabindex])"
