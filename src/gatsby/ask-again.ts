import type { IncomingMessage, ServerResponse } from "node:http"

/**
 * Has the browser of develop ask again for a picture that is not there yet. gatsby-plugin-sharp makes a picture when it
 * is asked for, from a note that it does not wait to be written: a browser that asks sooner would show a broken
 * picture until the page is loaded anew.
 */
export const askAgain = ({ url }: IncomingMessage, answer: ServerResponse, next: () => void) => {
  const { pathname, searchParams } = new URL(url ?? "/", "http://develop")
  const asked = Number(searchParams.get("asked"))
  if (!madePicture.test(pathname) || asked >= mostTimes) return next()
  setTimeout(() => {
    answer.writeHead(307, { Location: `${pathname}?asked=${asked + 1}` })
    answer.end()
  }, pause)
}

/** As sharp names what it has made: a hash of the original, one of the size, a name. */
const madePicture = /^\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[^/]+\.(?:webp|jpe?g|png|avif)$/

const mostTimes = 15

/** In milliseconds. */
const pause = 200
