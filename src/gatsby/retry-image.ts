import type { IncomingMessage, ServerResponse } from "node:http"

/**
 * In develop, redirect the request for an image that does not exist yet to itself, to be repeated. gatsby-plugin-sharp
 * creates an image when it is requested, but does not wait until its job is written.
 */
export const retryImage = ({ url }: IncomingMessage, response: ServerResponse, next: () => void) => {
  const { pathname, searchParams } = new URL(url ?? "/", "http://develop")
  const retries = Number(searchParams.get("retry"))
  if (!sharpImage.test(pathname) || retries >= maximum) return next()
  setTimeout(() => {
    response.writeHead(307, { Location: `${pathname}?retry=${retries + 1}` })
    response.end()
  }, pauseMs)
}

/** Path of an image that sharp creates: a hash of the original, one of the size, a name. */
const sharpImage = /^\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[^/]+\.(?:webp|jpe?g|png|avif)$/

const maximum = 15
const pauseMs = 200
