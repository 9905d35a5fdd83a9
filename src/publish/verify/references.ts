import { decodeUri } from "../../lib/decode-uri"

/**
 * The files of this site that a page's HTML or a JSON file of Gatsby's refers to, as decoded paths without the path
 * prefix, query and fragment; each once. Links to pages are not among them, only what has a file name. Where a host's
 * image service is asked for a picture, it is the picture.
 */
export function referencesOf(text: string, pathPrefix: string): Set<string> {
  const found = new Set<string>()
  for (const [, written = ""] of text.matchAll(quoted)) {
    for (const address of written.includes(" ") ? sources(written) : [written]) {
      const file = fileOf(original(address) ?? address, pathPrefix)
      if (file) found.add(file)
    }
  }
  return found
}

/** Attribute values and JSON strings that start with one slash. In JSON inside HTML quotes are entities. */
const quoted = /(?:["'(]|&quot;)(\/(?!\/)[^"'()<>\\&]*)/g

/** The addresses of a `srcset`. */
const sources = (written: string) =>
  written.split(/,\s+/).map((source) => source.trim().split(/\s+/)[0] ?? "")

/** The picture of this site that a host's image service is to make smaller, if the address is one of those. */
function original(address: string) {
  const query = address.indexOf("?")
  return query < 0 ? undefined : (new URLSearchParams(address.slice(query)).get("url") ?? undefined)
}

function fileOf(address: string, pathPrefix: string) {
  const name = address.replace(/[?#].*$/, "")
  if (!/\.[a-z0-9]{2,5}$/i.test(name) || !name.startsWith(`${pathPrefix}/`)) return undefined
  return decodeUri(name.slice(pathPrefix.length))
}
