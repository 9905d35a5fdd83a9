/** The head of a finished page, parsed from the HTML that React writes. */
import { decodeEntities } from "../lib/decode-entities"

export interface PageHead {
  /** Contents of meta elements, by `name` or `property`. */
  metas: ReadonlyMap<string, string>
  canonical: string | undefined
}

/** Added to every page of a preview. It does not count as the page's own `noindex`. */
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
