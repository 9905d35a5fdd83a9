/** Whether a path is that of a page of a list after the first. */
export const isLaterPage = (path: string) => laterPage.test(path)

/** Path of the first page of a list, from that of any of its pages. */
export const firstPagePath = (path: string) => path.replace(laterPage, "")

const laterPage = /(?<=\/)page\/\d+\/?$/
