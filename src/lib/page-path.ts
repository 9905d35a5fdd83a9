/** Path of a page of a long list; `path` is that of the first. */
export const pagePath = (path: string, page: number) => (page <= 1 ? path : `${path}page/${page}/`)
