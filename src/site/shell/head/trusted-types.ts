type Rule = (text: string, type: string, sink: string) => string | undefined

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: Record<"createScriptURL" | "createHTML" | "createScript", Rule>): void
    }
  }
}

/**
 * Let the URL of a `<script>` be a string if it is one of our own, as webpack needs. Markup and code in strings stay
 * blocked, but not text, JSON and an empty script in elements, with which Gatsby's `Head` adds structured data. All other
 * ways to run a string, such as `eval`, `srcdoc` and workers, are never used.
 */
export const allowOwnScripts = (otherScripts: readonly string[]) =>
  window.trustedTypes?.createPolicy("default", {
    createScriptURL(url, _, sink) {
      const { href, pathname } = new URL(url, document.baseURI)
      const isOwn = href.startsWith(`${location.origin}/`) && pathname.endsWith(".js")
      if (sink === "HTMLScriptElement src" && (isOwn || otherScripts.includes(href))) return url
    },
    createHTML(html, _, sink) {
      const isHarmless = html === "<script></script>" || !/<[!/?a-z]/i.test(html)
      if (sink === "Element innerHTML" && isHarmless) return html
    },
    createScript(json, _, sink) {
      try {
        if (sink.startsWith("HTMLScriptElement ") && typeof JSON.parse(json) === "object") return json
      } catch {}
    },
  })
