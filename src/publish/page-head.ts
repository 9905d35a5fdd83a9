/** What a finished page's head says, read from its HTML as React writes it. */

export interface PageHead {
  /** What meta elements say, by their `name` or `property`. */
  metas: ReadonlyMap<string, string>
  canonical: string | undefined
}

/** Reads the head of a page. */
export const readHead = (html: string): PageHead => {
  const head = html.slice(0, html.indexOf("</head>"))
  const metas = [...head.matchAll(/<meta\s[^>]*?(?:name|property)="([^"]*)"[^>]*?content="([^"]*)"/g)]
  const canonical = /<link\s[^>]*?rel="canonical"[^>]*?href="([^"]*)"/.exec(head)?.[1]
  return {
    metas: new Map(metas.map(([, name = "", content = ""]) => [name, unescaped(content)])),
    canonical: canonical === undefined ? undefined : unescaped(canonical),
  }
}

const characters: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
}

const unescaped = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => characters[entity] ?? entity)
