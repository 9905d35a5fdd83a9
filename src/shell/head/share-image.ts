import { findRoute } from "../router/routes"

/** Path of a page's share image: `/share/case-studies/nimble.png`. Pages with noindex use that of the home page. */
export const shareImage = (path: string) =>
  `/share${path === "/" || findRoute(path)?.noindex ? "/index" : path.slice(0, -1)}.png`
