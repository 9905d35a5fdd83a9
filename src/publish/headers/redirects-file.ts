import type { Host } from "../settings"
import { overLimit } from "./cloudflare-limit"

/** An address that has moved. Paths of the site, with its prefix and the slash at the end. */
export interface Redirect {
  from: string
  to: string
}

/** What Cloudflare takes at most; Netlify takes more of everything. */
const limits = { redirects: 2000, characters: 1000 }

/**
 * The file `_redirects`, which Netlify and Cloudflare Pages read: one line an address, in both spellings, since
 * Cloudflare takes an address without its slash for another one.
 */
export const redirectsFile = (redirects: readonly Redirect[], host?: Host): string => {
  const lines = redirects.flatMap(({ from, to }) => {
    const [source, target] = [asAddress(from), asAddress(to)]
    const spellings = source.endsWith("/") && source !== "/" ? [source, source.slice(0, -1)] : [source]
    return spellings.map((spelling) => `${spelling} ${target} 301`)
  })
  if (lines.length > limits.redirects)
    overLimit(
      host,
      `There are ${lines.length} redirects, counted with and without the slash at the end; Cloudflare takes ${limits.redirects}.`,
    )
  const long = lines.find((line) => line.length > limits.characters)
  if (long) overLimit(host, `Cloudflare takes no redirect of over ${limits.characters} characters: ${long}`)
  return lines.map((line) => `${line}\n`).join("")
}

/** An address in the characters that may stand in a request: spaces and letters beyond ASCII are escaped. */
export const asAddress = (address: string): string => encodeURI(decodeURI(address))
