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

/** Weighs the scripts of a page of a built site, each file compressed for itself with gzip -9. */
export function scriptWeight(site: string, page: string): ScriptWeight {
  const addresses = scriptAddresses(readFileSync(path.join(site, page, "index.html"), "utf8"))
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

function attributesOf(written: string) {
  const pairs = [...written.matchAll(/([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)]
  return new Map(
    pairs.map(([, name = "", double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ""]),
  )
}
