/** The configuration of a site in nginx, written from the header table. */

import { literalPattern } from "../../lib/literal-pattern"
import { asAddress, type Redirect } from "./redirects-file"
import { type HeaderRule, hashedName, headersOf, type Paths } from "./table"

export interface NginxInput {
  table: readonly HeaderRule[]
  redirects: readonly Redirect[]
  pathPrefix?: string
}

/** Every type that the site's files have, so that no server needs to know them. */
const types: Record<string, string[]> = {
  "text/html": ["html"],
  "text/css": ["css"],
  "text/javascript": ["js", "mjs"],
  "text/plain": ["txt"],
  "application/json": ["json"],
  "application/xml": ["xml"],
  "application/wasm": ["wasm"],
  "application/octet-stream": ["pagefind", "pf_fragment", "pf_index", "pf_meta", "pf_filter"],
  "application/pdf": ["pdf"],
  "font/woff2": ["woff2"],
  "image/avif": ["avif"],
  "image/gif": ["gif"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/svg+xml": ["svg"],
  "image/webp": ["webp"],
  "image/x-icon": ["ico"],
}

/**
 * What belongs into a `server` block beside its addresses, certificates and `root`. A location that adds headers
 * drops those of the server, so that each has all of its own; `always`, for answers that are no success, too.
 */
export const nginxConfiguration = ({ table, redirects, pathPrefix = "" }: NginxInput): string => {
  const locations = table.slice(1).flatMap(({ name, paths }) => paths.map((some) => ({ name, some })))
  return [
    heading(pathPrefix),
    block(
      "types",
      Object.entries(types).map(([type, names]) => `${type} ${names.join(" ")};`),
    ),
    [
      "default_type application/octet-stream;",
      "charset utf-8;",
      "charset_types text/css text/javascript text/plain application/json application/xml;",
      "index index.html;",
      "server_tokens off;",
      "absolute_redirect off;",
      "",
      "# Files that the build has compressed. Brotli needs a module: Debian's is libnginx-mod-http-brotli-static.",
      "gzip_static on;",
      "gzip_vary on;",
      "# brotli_static on;",
      "",
      `error_page 404 ${pathPrefix}/404.html;`,
      "# A folder without a page of its own is nothing, too.",
      `error_page 403 =404 ${pathPrefix}/404.html;`,
    ].join("\n"),
    location("", "/", table, "/"),
    ...locations.map(({ name, some }) => location(name, matcher(some), table, example(some))),
    location(
      "The page for what is not found, asked for by nobody",
      `= ${pathPrefix}/404.html`,
      table,
      "/404.html",
      ["internal;"],
    ),
    comment("For other hosts") +
      block(`location ~ ^${literalPattern(pathPrefix)}/_(?:headers|redirects)$`, ["return 404;"]),
    ...redirects.flatMap((redirect) => redirection(redirect, table)),
  ]
    .join("\n\n")
    .concat("\n")
}

const heading = (
  pathPrefix: string,
) => `# The site's headers, types and redirects, written by its build. Include it in the server block that has the
# addresses, the certificates and the root:
#
#   server {
#     listen 443 ssl http2;
#     server_name www.example.com;
#     ssl_certificate /etc/ssl/example.pem;
#     ssl_certificate_key /etc/ssl/example.key;
#     root ${pathPrefix ? `/srv/www; # with a copy of public/ as /srv/www${pathPrefix}` : "/srv/mosslight/public;"}
#     include /srv/mosslight/.hosting/nginx.conf;
#   }
#   server {
#     listen 80;
#     server_name www.example.com;
#     return 301 https://$host$request_uri;
#   }`

const location = (
  name: string,
  match: string,
  table: readonly HeaderRule[],
  path: string,
  more: readonly string[] = [],
): string => {
  const { "Content-Type": type, ...headers } = headersOf(table, path)
  const lines = [...more, ...(type ? typeLines(type) : []), ...Object.entries(headers).map(addHeader)]
  return `${name && comment(name)}${block(`location ${match}`, lines)}`
}

const redirection = ({ from, to }: Redirect, table: readonly HeaderRule[]): string[] => {
  const source = decodeURI(from)
  const spellings = source.endsWith("/") && source !== "/" ? [source, source.slice(0, -1)] : [source]
  return spellings.map((spelling) =>
    location("", `= ${quoted(spelling)}`, table, spelling, [`return 301 ${withQuery(asAddress(to))};`]),
  )
}

/** nginx reads a type and its charset from two places; a charset is added to the types that `charset_types` names. */
const typeLines = (type: string) => ["types { }", `default_type ${quoted(type)};`]

const matcher = (paths: Paths): string => {
  if (paths.kind === "folder") return `^~ ${paths.path}`
  if (paths.kind === "file") return `= ${paths.path}`
  if (paths.kind === "extension") return String.raw`~ \.${literalPattern(paths.extension)}$`
  if (paths.kind === "hashed") return `~ "${hashedName}"`
  return "/"
}

/** A path that the location takes, by which the table tells its headers. */
const example = (paths: Paths): string => {
  if (paths.kind === "extension") return `/x.${paths.extension}`
  if (paths.kind === "hashed") return "/x-0123456789abcdef0123.js"
  return paths.kind === "all" ? "/" : paths.path
}

const addHeader = ([name, value]: [string, string]) => `add_header ${name} ${quoted(value)} always;`

const quoted = (text: string) => `"${escaped(text)}"`

/** nginx has no way to write a dollar in a text: it begins a variable. */
const escaped = (text: string) => {
  if (/[$\p{Cc}]/u.test(text)) throw new Error(`nginx cannot be told ${JSON.stringify(text)}`)
  return text.replaceAll(/["\\]/g, String.raw`\$&`)
}

/** An address with the query that was asked for, such as a campaign's, which stands before a place in the page. */
const withQuery = (address: string) => `"${escaped(address).replace(/(?=#|$)/, () => "$is_args$args")}"`

const block = (name: string, lines: readonly string[]) =>
  [`${name} {`, ...lines.map((line) => `  ${line}`), "}"].join("\n")

const comment = (text: string) => `# ${text}\n`
