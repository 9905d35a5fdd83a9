declare const __BASE_PATH__: string | undefined

/** A location's path as the site knows it: without the folder that the site may be published under. */
export const withoutPrefix = (pathname: string): string => {
  const prefix = typeof __BASE_PATH__ === "string" ? __BASE_PATH__.replace(/\/$/, "") : ""
  return prefix && `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) || "/" : pathname
}
