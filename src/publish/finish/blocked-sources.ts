/** What the security policy would block on the published site. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { blockedByPolicy } from "../../site/shell/head/blocked-by-policy"
import type { Step } from "./built-site"
import { contentSecurityPolicy } from "./content-security-policy"
import { type HtmlElement, textOf } from "./html-nodes"

type Source = [directive: string | undefined, address: string]

/** The first thing in a page that its policy blocks, with the fix. */
export const blockedInPage = (elements: readonly HtmlElement[], policy: string, siteUrl: string) => {
  const explain = explainBlocked(policy, siteUrl)
  const [problem] = elements.flatMap((one) => [...blockedAttributes(one), ...sourcesOf(one).flatMap(explain)])
  return problem
}

/** Warn about workers and connections in scripts: not all code of a script may run. */
export const blockedInScripts: Step = {
  site: async ({ folder, fresh, settings, siteUrl, ...origins }) => {
    const policy = contentSecurityPolicy({ ...settings, ...origins }, { scripts: [], styles: [] })
    const explain = explainBlocked(policy, siteUrl)
    for (const file of [...fresh].filter((name) => /^[^/]+\.js$/.test(name))) {
      const text = readFileSync(path.join(folder, file), "utf8")
      for (const [directive, pattern] of calls)
        for (const [call, address = call] of text.matchAll(pattern))
          for (const problem of explain([directive, address])) console.log(`  ${file}: ${problem}`)
    }
  },
}

/** Calls that need a source, some with a constant address. */
const calls: [string, RegExp][] = [
  ["worker-src", /\bnew (?:Shared)?Worker\(/g],
  ["connect-src", /\b(?:fetch|sendBeacon)\(["'`](https?:[^"'`$]+)/g],
  ["connect-src", /\bnew (?:WebSocket|EventSource)\(["'`](\w+:[^"'`$]+)/g],
]

/** Attributes that no hash can allow: styles, event handlers, `javascript:` URLs. */
const blockedAttributes = ({ name, attribs }: HtmlElement): string[] =>
  Object.entries(attribs).flatMap(([attribute, value]) => {
    const what = `<${name} ${attribute}="${value.slice(0, 200)}">`
    if (attribute === "style") return [blockedByPolicy("style-src-attr", what)]
    const isCode = /^(?:href|src|action|formaction|data)$/.test(attribute) && /^javascript:/i.test(value)
    return isCode || /^on[a-z]+$/.test(attribute) ? [blockedByPolicy("script-src", what)] : []
  })

/** What an element requests, by the directive that allows it. */
const sourcesOf = (element: HtmlElement): Source[] => {
  const { name, attribs } = element
  const { as, rel = "", srcset = "", imagesrcset = "", href = "" } = attribs
  const styles = name === "style" ? [...textOf(element).matchAll(/url\(["']?(\w+:[^"')]+)/g)] : []
  const images = `${srcset}, ${imagesrcset}`.split(/,\s+/).map((one) => one.trim().split(/\s+/)[0] ?? "")
  return [
    ...(name === "link" ? (as ? [as] : rel.split(" ")).map((kind): Source => [links[kind], href]) : []),
    ...Object.entries(attribs).map(
      ([key, value]): Source => [directives[key] ?? directives[`${name} ${key}`], value],
    ),
    ...[...images, ...styles.map(([, url = ""]) => url)].map((url): Source => ["img-src", url]),
  ]
}

/** By kind of link: its `as`, or each word of its `rel`. */
const links: Record<string, string> = {
  ...{ script: "script-src", modulepreload: "script-src", stylesheet: "style-src", style: "style-src" },
  ...{ image: "img-src", icon: "img-src", "apple-touch-icon": "img-src", manifest: "manifest-src" },
  ...{ font: "font-src", fetch: "connect-src", track: "media-src", video: "media-src", audio: "media-src" },
}

/** By attribute, or by element and attribute. */
const directives: Record<string, string> = {
  ...{ action: "form-action", formaction: "form-action", poster: "img-src", ping: "connect-src" },
  ...{ "script src": "script-src", "img src": "img-src", "input src": "img-src", "image href": "img-src" },
  ...{
    "video src": "media-src",
    "audio src": "media-src",
    "source src": "media-src",
    "track src": "media-src",
  },
  ...{ "iframe src": "frame-src", "object data": "object-src", "embed src": "object-src" },
  "base href": "base-uri",
}

/** Explain a source that the policy does not allow. */
const explainBlocked = (policy: string, siteUrl: string) => {
  const allowed = new Map(policy.split("; ").map((line) => [line.split(" ")[0], line.split(" ").slice(1)]))
  const site = new URL(siteUrl).origin
  return ([directive, address]: Source): string[] => {
    if (!directive || !address || !URL.canParse(address, siteUrl)) return []
    const { origin } = new URL(address, siteUrl)
    const isAllowed = (source: string) => {
      // Such as https://*.example.com.
      const [start = "", end = start] = (source === "'self'" ? site : source).split("*")
      return origin.startsWith(start) && origin.endsWith(end)
    }
    return allowed.get(directive)?.some(isAllowed) ? [] : [blockedByPolicy(directive, address)]
  }
}
