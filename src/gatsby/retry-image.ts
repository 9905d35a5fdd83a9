import type { IncomingMessage, ServerResponse } from "node:http"

/**
 * In develop, repeat the request for an image that does not exist yet, by a redirect to the same image.
 * gatsby-plugin-sharp creates images on request, but only those whose job is already stored.
 */
export const retryImage = ({ url }: IncomingMessage, response: ServerResponse, next: () => void) => {
  const { pathname, searchParams } = new URL(url ?? "/", "http://develop")
  const retries = Number(searchParams.get("retry"))
  if (!sharpImage.test(pathname) || retries >= maximumRetries) return next()
  setTimeout(() => {
    response.writeHead(307, { Location: `${pathname}?retry=${retries + 1}` })
    response.end()
  }, pauseMs)
}

/** URL path of an image that sharp creates: a hash of the original, a hash of the size, and a name. */
const sharpImage = /^\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[^/]+\.(?:webp|jpe?g|png|avif)$/

const maximumRetries = 15
const pauseMs = 200
