/** Whether a link is a path of this site, not of another host (`//host`, or `/\host` in browsers). */
export const isSitePath = (href: string): boolean => /^\/(?![/\\])/.test(href)

/**
 * The path of one of this site's pages, with a trailing slash. Undefined for everything else: anchors, files (a dot in
 * the last part), mail links, other sites.
 */
export const pageAddress = (href: string): string | undefined => {
  if (!isSitePath(href)) return undefined
  const end = href.search(/[?#]|$/)
  const path = href.slice(0, end)
  if (/\.[^/]*$/.test(path)) return undefined
  return `${path.endsWith("/") ? path : `${path}/`}${href.slice(end)}`
}
