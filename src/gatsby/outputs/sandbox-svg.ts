import type { IncomingMessage, ServerResponse } from "node:http"
import { svgPolicy } from "../../util/content-types.mjs"

/** In development, let SVG files run and load nothing, as hosts do: the studio has the same origin. */
export const sandboxSvg = ({ url = "" }: IncomingMessage, response: ServerResponse, next: () => void) => {
  if (/\.svg$/i.test(url.split("?")[0] ?? "")) response.setHeader("Content-Security-Policy", svgPolicy)
  next()
}
