/** How much script a built page makes a browser load. */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"

export interface ScriptWeight {
  files: number
  bytes: number
  gzippedBytes: number
  /** Addresses that no file of the build answers, e.g. of other hosts. */
  elsewhere: string[]
}

/**
 * The script files that a page's HTML names, each once: in script elements and in links that preload them. Not
 * those for browsers without modules, which no present browser loads.
 */
export function scriptAddresses(html: string): string[] {
  const addresses = [...html.matchAll(/<(script|link)\b([^>]*)>/gi)].flatMap(
    ([, element = "", written = ""]) => {
      const attributes = attributesOf(written)
      if (element.toLowerCase() === "script")
        return attributes.has("nomodule") ? [] : (attributes.get("src") ?? [])
      const rel = attributes.get("rel")?.toLowerCase()
      const isScript = rel === "modulepreload" || (rel === "preload" && attributes.get("as") === "script")
      return isScript ? (attributes.get("href") ?? []) : []
    },
  )
  return [...new Set(addresses)]
}

/**
 * The scripts that a page of a built site loads before anybody scrolls: those its HTML names, and those of its
 * template, which Gatsby's loader asks for.
 */
export function pageScripts(site: string, page: string): string[] {
  const html = readFileSync(path.join(site, page, "index.html"), "utf8")
  return [...new Set([...scriptAddresses(html), ...templateScripts(site, page, html)])]
}

/** Weighs the scripts that a page loads before anybody scrolls, each file compressed for itself with gzip -9. */
export function scriptWeight(site: string, page: string): ScriptWeight {
  const addresses = pageScripts(site, page)
  const weight: ScriptWeight = { files: 0, bytes: 0, gzippedBytes: 0, elsewhere: [] }
  for (const address of addresses) {
    const file = path.join(site, decodeURIComponent(address.replace(/[?#].*$/, "")))
    if (/^([a-z]+:)?\/\//i.test(address) || !existsSync(file)) {
      weight.elsewhere.push(address)
      continue
    }
    const script = readFileSync(file)
    weight.files += 1
    weight.bytes += script.length
    weight.gzippedBytes += gzipSync(script, { level: 9 }).length
  }
  return weight
}

/** The chunks of a page's component, as the start script lists them for Gatsby's loader. */
function templateScripts(site: string, page: string, html: string): string[] {
  const start = scriptAddresses(html).find((address) => /\/start-[0-9a-f]+\.js$/.test(address))
  const pageData = path.join(site, "page-data", page, "page-data.json")
  if (!start || !existsSync(pageData)) return []
  const { componentChunkName } = JSON.parse(readFileSync(pageData, "utf8")) as { componentChunkName: string }
  const text = readFileSync(path.join(site, start), "utf8")
  const mapping = /^window\.___chunkMapping=(.*);$/m.exec(text)?.[1] ?? "{}"
  return (JSON.parse(mapping) as Record<string, string[]>)[componentChunkName] ?? []
}

function attributesOf(written: string) {
  const pairs = [...written.matchAll(/([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)]
  return new Map(
    pairs.map(([, name = "", double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ""]),
  )
}
