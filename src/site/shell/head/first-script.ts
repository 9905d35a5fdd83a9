import { googleScript, validMeasurementId } from "../../features/consent/measurement-id"
import { facets, tabParameter } from "../../features/study-filter/parameters"
import { typeface } from "../../theme/typeface"
import { inlineScript } from "./inline-script"

/**
 * Text of the inline script that must run before the first paint. The page's policy has its hash:
 * - Trusted Types: the URL of a `<script>` may be a string if it is one of our own, as webpack needs. Markup and code in
 *   strings stay blocked, but not text, JSON and an empty script in elements, with which Gatsby's `Head` adds structured
 *   data. All other ways to run a string, such as `eval`, `srcdoc` and workers, are never used.
 * - An invalid path like `/%ff`, at which the server shows the 404 page, and Gatsby's router would throw.
 * - The typeface, which browsers otherwise load at the first layout: the text would move.
 * - The visitor's theme, and the button that switches it. The new theme opens from the button as a circle of light.
 * - The last button that was clicked before it was hydrated, for `useEarlyClick`. A link that becomes a button does not
 *   open its address, unless the scripts could not be loaded (`data-failed`).
 * - Which <font> elements of a browser's translation replace which texts, for `site/ui/hydration/translated-texts.ts`. If React changes
 *   such a text, its translation changes.
 * - `data-scripts`: JavaScript runs. `data-filtered`: the URL filters the case studies, so that the whole list is not
 *   shown first. `data-fields`: it sets a filter of the panel. `data-searching`: the URL has a search term.
 *   `data-outdated`: the page was built before the announcement's last day, which has passed.
 */
export const firstScript = (variables: Variables): string =>
  inlineScript(script(JSON.stringify(otherScripts(variables))))

type Variables = Readonly<Record<string, string | undefined>>

/** Addresses of others' scripts that may run. The policy (`publish/finish/content-security-policy.ts`) names their origins. */
export const otherScripts = (variables: Variables): string[] => {
  const id = validMeasurementId(variables.GATSBY_GA_MEASUREMENT_ID)
  return id ? [googleScript(id)] : []
}

const script = (otherScripts: string) => `
  if (window.trustedTypes) trustedTypes.createPolicy("default", { createScriptURL(url, type, sink) {
    const { href, pathname } = new URL(url, document.baseURI)
    const isOwn = href.startsWith(location.origin + "/") && pathname.endsWith(".js")
    if (sink === "HTMLScriptElement src" && (isOwn || ${otherScripts}.includes(href))) return url
  }, createHTML(html, type, sink) {
    const isHarmless = html === "<script><\\/script>" || !/<[!/?a-z]/i.test(html)
    if (sink === "Element innerHTML" && isHarmless) return html
  }, createScript(json, type, sink) {
    try {
      if (sink.startsWith("HTMLScriptElement ") && typeof JSON.parse(json) === "object") return json
    } catch {}
  } });
  (() => {
    const { pathname, search, hash } = location
    try {
      decodeURI(pathname)
    } catch {
      history.replaceState(null, "", pathname.replaceAll("%", "%25") + search + hash)
    }
    const root = document.documentElement
    const apply = (theme) => {
      root.dataset.theme = theme === "dark" ? "dark" : "light"
    }
    const restore = () => {
      try {
        apply(localStorage.getItem("theme"))
      } catch {
        apply(root.dataset.theme)
      }
    }
    restore()
    root.dataset.scripts = ""
    document.fonts?.load('1em "${typeface} Variable"').catch(() => {})
    if (new Date().toISOString().slice(0, 10) > root.dataset.announcedUntil) root.dataset.outdated = ""
    if (/[?&]q=./.test(location.search)) root.dataset.searching = ""
    const fields = /[?&](${facets.join("|")})=./.test(location.search)
    if (fields) root.dataset.fields = ""
    if (fields || /[?&]${tabParameter}=./.test(location.search)) root.dataset.filtered = ""
    document.addEventListener("click", (event) => {
      const button = event.target.closest?.("[data-theme-switch]")
      if (!button) return
      const { left, top, width, height } = button.getBoundingClientRect()
      const update = () => {
        root.style.setProperty("--light-from", \`\${left + width / 2}px \${top + height / 2}px\`)
        apply(root.dataset.theme === "dark" ? "light" : "dark")
        try {
          localStorage.setItem("theme", root.dataset.theme)
        } catch {
          // Storage is blocked: the choice lasts as long as the page.
        }
      }
      // Support for view transition types, the newest feature needed here, implies the others.
      const moves = window.ViewTransitionTypeSet && !matchMedia("(prefers-reduced-motion: reduce)").matches
      if (!moves) return update()
      document.startViewTransition({ update, types: ["theme"] }).ready.catch(() => {})
    })
    const fonts = new WeakMap()
    const texts = new WeakMap()
    window.translations = { fonts, texts }
    const changed = new MutationObserver((records) => {
      for (const { target } of records) {
        const font = fonts.get(target)
        if (font && !font.contains(target)) font.textContent = target.data
      }
    })
    const replaced = new MutationObserver((records) => {
      for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
        for (const text of removedNodes) {
          if (text.nodeType !== Node.TEXT_NODE) continue
          const near = [...addedNodes, previousSibling, nextSibling]
          const font = near.find((node) => node?.nodeName === "FONT" && !texts.has(node))
          if (!font) continue
          fonts.set(text, font)
          texts.set(font, text)
          changed.observe(text, { characterData: true })
        }
      }
    })
    // When the page is parsed, and before other scripts.
    document.addEventListener("readystatechange", () => {
      replaced.observe(document.body, { childList: true, subtree: true })
    }, { once: true })
    window.hydratedParts = new Set()
    const buttons = "button:not([data-theme-switch], [type=submit]), [data-needs-script]:not([role])"
    const isHydrated = (button) => hydratedParts.has(button.closest("[data-slice]")?.dataset.slice)
    addEventListener("click", (event) => {
      const button = event.target.closest?.(buttons)
      if (!button || isHydrated(button)) return
      window.clickedButton = button
      if (button.href && !("failed" in root.dataset)) event.preventDefault()
    }, true)
    // React has handled the click if it hydrated the button's part for it.
    addEventListener("click", () => {
      if (window.clickedButton && isHydrated(clickedButton)) delete window.clickedButton
    })
    // The theme may have changed in another tab, or before the browser restores the page (bfcache).
    addEventListener("storage", (event) => {
      if (event.key === "theme") apply(event.newValue)
    })
    addEventListener("pageshow", (event) => {
      if (event.persisted) restore()
    })
  })()
`
