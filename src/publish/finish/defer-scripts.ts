import { inlineScript } from "../../shell/head/inline-script"
import { isSitePath } from "../../shell/router/page-address"
import type { BuiltSite } from "./built-site"
import { changePages } from "./change-pages"
import { FinishError } from "./errors"

/**
 * Request the scripts of every page after its `load` event, or at the visitor's first touch or key: until then the
 * connection belongs to what the visitor waits for.
 */
export const deferScripts = async (site: BuiltSite) => changePages(site, withDeferredScripts)

/**
 * A page whose scripts are requested by an inline script.
 *
 * @throws FinishError if a script would be requested earlier, because Gatsby has changed how it writes scripts
 */
export const withDeferredScripts = (html: string): string => {
  const addresses = [...html.matchAll(gatsbyScript)].map(([, address = ""]) => address)
  const foreign = addresses.find((address) => !isSitePath(address))
  if (foreign) throw new FinishError(`A page requests a script that the security policy blocks: ${foreign}`)
  const rest = html.replace(gatsbyScript, "")
  const [early] = /<script[^>]*\ssrc=[^>]*>/.exec(rest) ?? []
  if (early) throw new FinishError(`A page requests a script before it has loaded: ${early}`)
  if (addresses.length === 0) return html
  const end = rest.lastIndexOf("</body>")
  const loader = `<script>${loaderOf(JSON.stringify(addresses))}</script>`
  return rest.slice(0, end) + loader + rest.slice(end)
}

/** As Gatsby writes them. */
const gatsbyScript = /<script src="([^"]+\.js)" async(?:="")?><\/script>/g

/** A missing script may be one of an older build, or in a cache: reload once, past the cache (`shell/router/missing-code.ts`). */
const loaderOf = (addresses: string) =>
  inlineScript(`
  (() => {
    const fail = async (address) => {
      document.documentElement.dataset.failed = ""
      const page = window.___webpackCompilationHash + " " + location.pathname + location.search
      try {
        if (!navigator.onLine || sessionStorage.getItem("reloaded") === page) return
        sessionStorage.setItem("reloaded", page)
        await fetch(address, { cache: "reload" }).catch(() => {})
        location.reload()
      } catch {
        // Storage is blocked: reloads cannot be counted.
      }
    }
    const events = ["load", "pointerdown", "touchstart", "keydown"]
    const request = () => {
      for (const name of events) removeEventListener(name, request, true)
      for (const address of ${addresses}) {
        const script = document.createElement("script")
        script.src = address
        script.onerror = () => fail(address)
        document.body.append(script)
      }
    }
    for (const name of events) addEventListener(name, request, true)
  })()
`)
