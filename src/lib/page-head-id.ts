/** Id of the element after a page's first section, see `components/page-head-end.tsx`. */
export const pageHeadId = "page-head-end"
