declare const __BASE_PATH__: string | undefined

/** Remove the site's path prefix from a location's path. */
export const withoutPrefix = (pathname: string): string => {
  const prefix = typeof __BASE_PATH__ === "string" ? __BASE_PATH__.replace(/\/$/, "") : ""
  return prefix && `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) || "/" : pathname
}
