/** Path of a page of a paginated list; `path` is that of the first page. */
export const pagePath = (path: string, page: number) => (page <= 1 ? path : `${path}page/${page}/`)

/** On each page of a list, unless its collection says otherwise. */
export const documentsPerPage = 24
