/** A path of this site, not another host's (`//host`, which browsers also read in `/\host`). */
export const isSitePath = (href: string): boolean => /^\/(?![/\\])/.test(href)

/**
 * The address of one of this site's pages, its path with a slash at the end; undefined for everything else: anchors,
 * files (a dot in the last part), mail links, other sites.
 */
export const pageAddress = (href: string): string | undefined => {
  if (!isSitePath(href)) return undefined
  const end = href.search(/[?#]|$/)
  const path = href.slice(0, end)
  if (/\.[^/]*$/.test(path)) return undefined
  return `${path.endsWith("/") ? path : `${path}/`}${href.slice(end)}`
}
