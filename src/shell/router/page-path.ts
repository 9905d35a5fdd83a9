/** Path of a page of a paginated list; `path` is that of the first page. */
export const pagePath = (path: string, page: number) => (page <= 1 ? path : `${path}page/${page}/`)

/** Whether a path is that of a page of a list after the first. */
export const isLaterPage = (path: string) => laterPage.test(path)

/** Path of the first page of a list, from that of any of its pages. */
export const firstPagePath = (path: string) => path.replace(laterPage, "")

const laterPage = /(?<=\/)page\/\d+\/?$/

/** On each page of a list, unless its collection says otherwise. */
export const documentsPerPage = 24
