import { decodeUri } from "../../util/decode-uri"
import { textOf } from "./html-nodes"
import type { ParsedPage } from "./parsed-page"

/** The files that a page refers to, in attributes, scripts and styles. */
export const referencesOfPage = ({ elements }: ParsedPage, pathPrefix: string): string[] => {
  const texts = elements.flatMap((element) => [
    ...Object.values(element.attribs),
    ...(["script", "style"].includes(element.name) ? [textOf(element)] : []),
  ])
  const written = texts.filter((text) => text.includes("/")).map((text) => `"${text}"`)
  return addressesIn(written.join("\n"), pathPrefix)
}

/**
 * The files of this site that a file refers to, as unique relative paths. Omits links to pages: only URLs with a file
 * name count.
 *
 * @param name of the file; only CSS, manifests, HTML in `static/`, data of pages and slices, and scripts refer to others
 * @param read returns its text
 * @param pathPrefix folder that the site is published in: "" or "/folder"
 */
export function referencesIn(name: string, read: () => string, pathPrefix: string): string[] {
  if (/\.(?:html|css|webmanifest)$/.test(name)) return addressesIn(read(), pathPrefix)
  if (/^(?:page|slice)-data\/.*\.json$/.test(name)) {
    const text = read()
    return [...addressesIn(text, pathPrefix), ...otherData(text)]
  }
  if (name.endsWith(".js")) return [...new Set([...read().matchAll(assets)].map(([asset]) => asset))]
  return []
}

const addressesIn = (text: string, pathPrefix: string): string[] => {
  const found = new Set<string>()
  for (const [, written = ""] of text.matchAll(quoted)) {
    for (const address of written.includes(" ") ? sources(written) : [written]) {
      const file = fileOf(original(address) ?? address, pathPrefix)
      if (file) found.add(file)
    }
  }
  return [...found]
}

/** Values and strings that start with one slash. */
const quoted = /["'(](\/(?!\/)[^"'()<>\\&]*)/g

/** Files with a webpack hash, as its scripts name them. */
const assets = /\bstatic\/[\w.%-]+-[0-9a-f]{32}\.[a-z0-9]+/g

/** Results of `useStaticQuery`, and data of slices, which the data of a page or slice names. */
const otherData = (text: string): string[] => {
  const { staticQueryHashes = [], slicesMap = {} }: DataNames = JSON.parse(text)
  const slices = Object.values(slicesMap).map((name) => `slice-data/${name}.json`)
  return [...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`), ...slices]
}

type DataNames = { staticQueryHashes?: string[]; slicesMap?: Record<string, string> }

/** The URLs in a `srcset`. */
const sources = (written: string) =>
  written.split(/,\s+/).map((source) => source.trim().split(/\s+/)[0] ?? "")

/** The source image of an image optimiser's URL. */
function original(address: string) {
  const query = address.indexOf("?")
  return query < 0 ? undefined : (new URLSearchParams(address.slice(query)).get("url") ?? undefined)
}

function fileOf(address: string, pathPrefix: string) {
  const name = address.replace(/[?#].*$/, "")
  if (!/\.(?:[a-z0-9]{2,5}|webmanifest)$/i.test(name) || !name.startsWith(`${pathPrefix}/`)) return undefined
  return decodeUri(name.slice(pathPrefix.length + 1))
}
