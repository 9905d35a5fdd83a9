import { statSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { decodeUri } from "../../util/decode-uri"

type Next = () => void

/** In development, delay the response for an image while gatsby-plugin-sharp is writing its file. */
export const waitForImage = async ({ url }: IncomingMessage, _: ServerResponse, next: Next) => {
  const { pathname, hash } = parse(url)
  if (hash) while (isBeingWritten(pathname)) await setTimeout(50)
  next()
}

/**
 * In development, redirect the request for a missing image to the same URL, so that the browser repeats it.
 * gatsby-plugin-sharp creates an image on request once its job is stored, and some before they are requested. Either
 * takes long on a busy machine, and browsers do not request a missing image again.
 *
 * @param isImage whether images are created from a file with this hash
 */
export const retryImage =
  (isImage: (hash: string) => boolean) =>
  async ({ url }: IncomingMessage, response: ServerResponse, next: Next) => {
    const { pathname, hash, retries } = parse(url)
    if (!hash || retries >= maximumRetries || !isImage(hash)) return next()
    await setTimeout(firstPauseMs * 1.5 ** retries)
    response.writeHead(307, { Location: `${pathname}?retry=${retries + 1}` })
    response.end()
  }

const parse = (url = "") => {
  const [pathname = "", query] = url.split("?")
  const [, hash] = sharpImage.exec(pathname) ?? []
  return { pathname, hash, retries: Number(new URLSearchParams(query).get("retry")) }
}

/** URL path of an image that sharp creates: a hash of the original, a hash of the size, and a name. */
const sharpImage = /^\/static\/([0-9a-f]{32})\/[0-9a-f]{5}\/[^/]+\.(?:webp|jpe?g|png|avif)$/

/** Fewer than the redirects that browsers follow. The pauses add up to a minute and a half. */
const maximumRetries = 15
const firstPauseMs = 100

/** Files are created empty, then written. One that stays empty is from a process that was killed. */
const isBeingWritten = (pathname: string) => {
  const file = statSync(path.join("public", decodeUri(pathname)), { throwIfNoEntry: false })
  if (!file) return false
  const age = Date.now() - file.mtimeMs
  return age < 100 || (file.size === 0 && age < 10_000)
}
