import { findRoute } from "./routes"

/** `/case-studies/nimble/` has `/share/case-studies/nimble.png`; pages with noindex have the home page's. */
export const shareImage = (path: string) =>
  `/share${path === "/" || findRoute(path)?.noindex ? "/index" : path.slice(0, -1)}.png`
