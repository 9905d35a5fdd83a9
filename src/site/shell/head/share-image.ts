/** Path of a page's share image: `/share/case-studies/nimble.png`. Pages with noindex use that of the home page. */
export const shareImage = (path: string, noindex = false) =>
  `/share${path === "/" || noindex ? "/index" : path.slice(0, -1)}.png`
