import { withPrefix } from "gatsby"

/** The parts of Pagefind's browser API that are used here. Its package has types for the build only. */
export interface Pagefind {
  options(options: {
    noWorker: boolean
    ranking: { metaWeights: Readonly<Record<string, number>> }
  }): Promise<void>
  init(): Promise<void>
  search(term: string): Promise<{ results: Hit[] }>
}

/** A result. Its data is loaded on request. */
export interface Hit {
  id: string
  score: number
  data(): Promise<FoundPage>
}

export interface FoundPage {
  /** With the site's prefix. */
  url: string
  /** The page's text. */
  content: string
  /** Numbers of its words that match. */
  locations: readonly number[]
  meta: { title?: string; kind?: string; image?: string; keywords?: string }
  /** Headings with matches below them. The entry without an anchor is the page. */
  sub_results: { title: string; url: string }[]
}

/** A page's name counts most. Pagefind also searches in the addresses of images: they do not count. */
const metaWeights = { title: 10, keywords: 5, kind: 1, image: 0 }

let loading: Promise<Pagefind> | undefined

/** Load Pagefind and its index once. After a failure, the next call tries again. */
export const loadPagefind = (): Promise<Pagefind> => {
  loading ??= start().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

const start = async (): Promise<Pagefind> => {
  // The build writes this file (`publish/finish/search-index.ts`).
  const pagefind: Pagefind = await import(/* webpackIgnore: true */ withPrefix("/pagefind/pagefind.js"))
  // No worker: Trusted Types would block its URL.
  await pagefind.options({ noWorker: true, ranking: { metaWeights } })
  await pagefind.init()
  return pagefind
}
