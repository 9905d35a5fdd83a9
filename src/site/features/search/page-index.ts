/** A page in `search-pages.json`, which the build writes and the search dialog loads. Texts may be cut at the end. */
export type IndexedPage = readonly [
  path: string,
  name: string,
  /** Keywords, tags, and names of what the page refers to. */
  words: string,
  headings: string,
  description: string,
]

export const pageIndexFile = "search-pages.json"
