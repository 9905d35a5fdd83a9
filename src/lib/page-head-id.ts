/** Id of the mark behind the first band of a page, see `components/page-head-end.tsx`. */
export const pageHeadId = "page-head-end"
