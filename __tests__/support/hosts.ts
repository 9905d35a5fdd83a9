/** How hosts read the files that are written for them, as far as their documentation and published code say it. */

type Headers = Record<string, string>

interface Rule {
  pattern: string
  lines: { header: string; value?: string }[]
}

const rulesOf = (file: string): Rule[] => {
  const rules: Rule[] = []
  for (const line of file.split("\n")) {
    if (line === "" || line.startsWith("#")) continue
    if (!line.startsWith(" ")) {
      rules.push({ pattern: line, lines: [] })
      continue
    }
    const text = line.trim()
    const colon = text.indexOf(":")
    rules
      .at(-1)
      ?.lines.push(
        text.startsWith("! ")
          ? { header: text.slice(2) }
          : { header: text.slice(0, colon), value: text.slice(colon + 1).trim() },
      )
  }
  return rules
}

const globbed = (pattern: string) => new RegExp(`^${pattern.split("*").map(escaped).join("(.*)")}$`)

const escaped = (text: string) => text.replaceAll(/[.+?()[\]{}^$|\\]/g, String.raw`\$&`)

/** Cloudflare: rules in the file's order; a header given twice is joined by commas, unless it is taken back. */
export const asCloudflare = (file: string, path: string): Headers => {
  const headers: Headers = {}
  for (const { pattern, lines } of rulesOf(file)) {
    if (!globbed(pattern).test(path)) continue
    for (const { header, value } of lines) {
      const earlier = headers[header]
      if (value === undefined) delete headers[header]
      else headers[header] = earlier === undefined ? value : `${earlier}, ${value}`
    }
  }
  return headers
}

/** Netlify: the last value of a header counts; lines without a colon are passed over. */
export const asNetlify = (file: string, path: string): Headers => {
  const headers: Headers = {}
  for (const { pattern, lines } of rulesOf(file)) {
    // As in Netlify's parser of the file: a star by itself makes the slash before it optional, dots are any character.
    const parts = pattern.split("/").filter(Boolean)
    const source = parts.map((part) => {
      if (part === "*") return "?(.*)"
      return part.includes("*") ? part.replaceAll("*", "(.*)") : escaped(part)
    })
    if (!new RegExp(`^/${source.join("/")}/?$`, "iu").test(path)) continue
    for (const { header, value } of lines) if (value !== undefined) headers[header] = value
  }
  return headers
}

interface Route {
  src?: string
  dest?: string
  status?: number
  headers?: Headers
  continue?: boolean
  handle?: string
}

/** Vercel: routes in their order, those that go on add headers; then the files; then what stands after them. */
export const asVercel = (routes: readonly Route[], files: readonly string[], path: string) => {
  const headers: Headers = {}
  for (const { src, dest, status, headers: more = {}, continue: goesOn, handle } of routes) {
    if (handle === "filesystem") {
      const file = [path, `${path}index.html`].find((name) => files.includes(name))
      if (file) return { status: 200, file, headers }
      continue
    }
    const match = new RegExp(src ?? "").exec(path)
    if (!match) continue
    for (const [name, value] of Object.entries(more)) {
      headers[name] = value.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "")
    }
    if (!goesOn) return { status: status ?? 200, file: dest, headers }
  }
  return { status: 404, file: undefined, headers }
}
