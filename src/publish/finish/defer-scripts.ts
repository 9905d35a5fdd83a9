import { isSitePath } from "../../site/router/page-address"
import { blockedByPolicy } from "../../site/shell/head/blocked-by-policy"
import type { Step } from "./built-site"
import { FinishError } from "./errors"
import { endOf } from "./html-nodes"

/**
 * Request the scripts of every page after its `load` event, or at the visitor's first touch or key: until then the
 * connection belongs to what the visitor waits for.
 *
 * @throws FinishError if Gatsby has changed how it writes scripts, or if the security policy would block one
 */
export const deferScripts: Step = {
  page: ({ file, elements, insert, remove, addedScripts }) => {
    const scripts = elements.filter(({ name, attribs }) => name === "script" && attribs.src !== undefined)
    const addresses = scripts.map(({ attribs: { src = "", ...others } }) => {
      if (!isSitePath(src)) throw new FinishError(`${file}: ${blockedByPolicy("script-src", src)}`)
      // As Gatsby writes them.
      if (Object.keys(others).join() !== "async")
        throw new FinishError(`${file} requests a script before it has loaded: ${src}`)
      return src
    })
    const body = elements.find(({ name }) => name === "body")
    if (!body || addresses.length === 0) return
    for (const script of scripts) remove(script)
    const loader = loaderOf(JSON.stringify(addresses))
    insert(endOf(body) - "</body>".length, `<script>${loader}</script>`)
    addedScripts.push(loader)
  },
}

/** A missing script may be one of an older build, or in a cache: reload once, past the cache (`site/router/missing-code.ts`). */
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

/** The text of an inline script without indentation, empty lines or comments on lines of their own. */
const inlineScript = (text: string) => text.replace(/^\s*(?:\/\/.*)?\n|^\s+/gm, "")
