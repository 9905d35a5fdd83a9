import type { Host } from "../settings"
import { overLimit } from "./cloudflare-limit"
import { type HeaderRule, headersOf, type Paths } from "./table"

export interface HeadersFileInput {
  table: readonly HeaderRule[]
  /** Paths of all files of the site, as they are asked for. */
  files: readonly string[]
  /** Where the site is going to, if that is known. */
  host?: Host
}

/** What Cloudflare takes at most; Netlify names no limit. */
const limits = { rules: 100, characters: 2000 }

/**
 * The file `_headers`, which Netlify and Cloudflare read. Where several rules fit, Netlify takes a header's last
 * value and Cloudflare joins all of them with commas, unless a rule takes the earlier one back with `! Name`: a line
 * that Netlify skips, since it holds no colon. Neither knows more patterns than a star.
 */
export const headersFile = ({ table, files, host }: HeadersFileInput): string => {
  const written = new Set<string>()
  const blocks: string[] = []
  let rules = 0
  for (const rule of table) {
    const lines = Object.entries(rule.headers).flatMap(([header, value]) => [
      ...(written.has(header) ? [`  ! ${header}`] : []),
      `  ${header}: ${value}`,
    ])
    const patterns = rule.paths.flatMap(patternsOf)
    const back = rule.paths.some(({ kind }) => kind === "hashed") ? takenBack(table, files, rule) : []
    blocks.push([`# ${rule.name}`, ...patterns.flatMap((pattern) => [pattern, ...lines])].join("\n"))
    if (back.length > 0) blocks.push(["# Names that stay when the content changes", ...back].join("\n"))
    rules += patterns.length + back.length
    for (const header of Object.keys(rule.headers)) written.add(header)
  }
  const text = `${blocks.join("\n\n")}\n`
  check(text, rules, host)
  return text
}

const patternsOf = (paths: Paths): string[] => {
  if (paths.kind === "all") return ["/*"]
  if (paths.kind === "folder") return [`${paths.path}*`]
  if (paths.kind === "file") return [paths.path]
  if (paths.kind === "extension") return [`/*.${paths.extension}`]
  return ["/*.js", "/*.css"]
}

/** A star takes names without a hash, too: these get back what the table says of them, file by file. */
const takenBack = (
  table: readonly HeaderRule[],
  files: readonly string[],
  { headers }: HeaderRule,
): string[] =>
  files
    .filter((file) => /\.(?:js|css)$/.test(file))
    .flatMap((file) => {
      const lines = Object.entries(headersOf(table, file))
        .filter(([header, value]) => headers[header] !== undefined && headers[header] !== value)
        .flatMap(([header, value]) => [`  ! ${header}`, `  ${header}: ${value}`])
      return lines.length > 0 ? [[file, ...lines].join("\n")] : []
    })

const check = (text: string, rules: number, host?: Host) => {
  if (rules > limits.rules)
    overLimit(host, `The file _headers has ${rules} rules; Cloudflare takes ${limits.rules}.`)
  const long = text.split("\n").find((line) => line.length > limits.characters)
  if (long)
    overLimit(
      host,
      `Cloudflare takes no line of over ${limits.characters} characters in _headers, and one has ${long.length}: ${long.slice(0, 80)} … Pictures from many hosts make it long; those that lie beside their document do not.`,
    )
}
