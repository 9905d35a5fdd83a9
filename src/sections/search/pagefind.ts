import { withPrefix } from "gatsby"

/** What this site uses of Pagefind's own script; its package describes only what runs at build time. */
export interface Pagefind {
  options(options: { noWorker: boolean; excerptLength: number }): Promise<void>
  init(): Promise<void>
  search(term: string): Promise<{ results: Hit[] }>
}

/** A page that was found; what is shown of it is loaded when it is asked for. */
export interface Hit {
  id: string
  data(): Promise<FoundPage>
}

export interface FoundPage {
  /** With the site's prefix. */
  url: string
  /** Text for HTML, `<mark>` around what was found. */
  excerpt: string
  meta: { title?: string; kind?: string; image?: string; description?: string }
  /** Headings below which something was found; the page itself has no anchor. */
  sub_results: { title: string; url: string }[]
}

let loading: Promise<Pagefind> | undefined

/** Pagefind and the index, loaded once; what failed is tried again with the next call. */
export const loadPagefind = (): Promise<Pagefind> => {
  loading ??= start().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

const start = async (): Promise<Pagefind> => {
  // The publishing stage writes it; webpack knows nothing of it.
  const pagefind: Pagefind = await import(/* webpackIgnore: true */ withPrefix("/pagefind/pagefind.js"))
  // In this thread: a worker's address would have to pass the site's Trusted Types.
  await pagefind.options({ noWorker: true, excerptLength: 28 })
  await pagefind.init()
  return pagefind
}
