/** The head of a finished page, read from its HTML as React writes it. */
import { decodeEntities } from "../lib/decode-entities"

export interface PageHead {
  /** What meta elements say, by their `name` or `property`. */
  metas: ReadonlyMap<string, string>
  canonical: string | undefined
}

/** What a preview adds to every page: the page itself is not one that search leaves out. */
export const previewRobots = '<meta name="robots" content="noindex"/>'

/** Read the head of a page. */
export const readHead = (html: string): PageHead => {
  const head = html.slice(0, html.indexOf("</head>")).replace(`</title>${previewRobots}`, "")
  const metas = [...head.matchAll(/<meta\s[^>]*?(?:name|property)="([^"]*)"[^>]*?content="([^"]*)"/g)]
  const canonical = /<link\s[^>]*?rel="canonical"[^>]*?href="([^"]*)"/.exec(head)?.[1]
  return {
    metas: new Map(metas.map(([, name = "", content = ""]) => [name, decodeEntities(content)])),
    canonical: canonical === undefined ? undefined : decodeEntities(canonical),
  }
}
