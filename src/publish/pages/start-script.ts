import { createHash } from "node:crypto"

/** Scripts that Gatsby writes into every page, and that move into a file. */
const inlineScripts =
  /<script\s+id="gatsby-chunk-mapping"\s*>([\s\S]*?)<\/script>\s*<script>(window\.___webpackCompilationHash="[^"]*";)<\/script>/

export interface StartScript {
  /** The page without its inline scripts. */
  html: string
  /** What they say, as statements. */
  statements: string
}

/** webpack's runtime, as a page names it. */
export const runtimeElement = /<script src="[^"]*\/(webpack-runtime-[0-9a-f]+\.js)" async(?:="")?><\/script>/

/**
 * Takes Gatsby's inline scripts out of a page.
 *
 * @throws Error where they are not there: then Gatsby writes them otherwise and this must be read again
 */
export function takeInlineScripts(html: string): StartScript {
  const found = inlineScripts.exec(html)
  if (!found) throw new Error("Gatsby's chunk mapping and compilation hash were not found.")
  const [all, mapping = "", compilationHash = ""] = found
  return { html: html.replace(all, ""), statements: `${parsedMapping(mapping)}\n${compilationHash}\n` }
}

export interface StartScriptParts {
  /** The text of `static/theme.js`. */
  theme: string
  /** What Gatsby's inline scripts said. */
  statements: string
  /** webpack's runtime, which would be one more request of 3 kB. */
  runtime: string
  /** Other hosts that scripts may be loaded from, e.g. of analytics. */
  scriptOrigins: readonly string[]
}

/**
 * The script that every page loads before anything else: what the browser needs before the first paint, and before
 * Gatsby's own scripts.
 *
 * @returns name with the hash of the content, and content
 */
export function startScript({ theme, statements, runtime, scriptOrigins }: StartScriptParts) {
  const text = `${trustedTypes(scriptOrigins)}${statements}${withoutComments(theme)};${runtime}`
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16)
  return { name: `start-${hash}.js`, text }
}

/** Comments that fill lines of their own are for developers, and every visitor loads this script. */
const withoutComments = (script: string) => script.replace(/^\s*(?:\/\/.*)?\n/gm, "")

/**
 * Gatsby 5.16 writes the mapping as JSON in a string in JSON, so that its loader finds no chunk in it and prefetches
 * none.
 */
function parsedMapping(script: string) {
  const written = /window\.___chunkMapping=([\s\S]*?);\s*$/.exec(script.trim())?.[1] ?? ""
  const once: unknown = JSON.parse(written)
  const mapping: unknown = typeof once === "string" ? JSON.parse(once) : once
  return `window.___chunkMapping=${JSON.stringify(mapping)};`
}

/**
 * The default policy of Trusted Types: addresses of scripts may be strings where they lead to our own scripts, which
 * is how webpack loads chunks. Markup and code in strings stay refused.
 */
const trustedTypes = (
  scriptOrigins: readonly string[],
) => `if(window.trustedTypes)trustedTypes.createPolicy("default",{
createScriptURL:function(url){var to=new URL(url,document.baseURI);
if(to.origin===location.origin&&/\\.js$/.test(to.pathname)||${JSON.stringify(scriptOrigins)}.includes(to.origin))return url}
});
`
