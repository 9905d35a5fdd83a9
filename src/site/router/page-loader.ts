/** Gatsby's data of a loaded page. */
export interface LoadedPage {
  status?: "error" | "success"
  page?: { webpackCompilationHash?: string }
}

/** Gatsby's loader in the browser, which has no published types. */
interface PageLoader {
  loadPage(path: string): Promise<LoadedPage | undefined>
  loadPageSync(path: string, options?: object): LoadedPage | undefined
  isPageNotFound(path: string): boolean
}

declare global {
  interface Window {
    ___loader?: PageLoader
    /** Canonical path of the page that the server has sent, without the site's prefix. */
    pagePath?: string
    ___webpackCompilationHash?: string
    ___chunkMapping?: unknown
  }
}

/** Load a page's data and code, once. Return undefined on error. */
export const loadPage = async (path: string): Promise<LoadedPage | undefined> => {
  try {
    const page = await window.___loader?.loadPage(path)
    return page?.status === "error" ? undefined : page
  } catch {
    // A bundle older than the deployment does not have a new page's template.
    return undefined
  }
}

/** Return whether Gatsby can show a page without the network. */
export const isPageLoaded = (path: string): boolean => {
  const page = window.___loader?.loadPageSync(path)
  return page !== undefined && page.status !== "error" && isOfThisBuild(page)
}

/** Return whether a page's data is from the same build as the running code. Always true in development. */
export const isOfThisBuild = ({ page }: LoadedPage): boolean =>
  process.env.NODE_ENV !== "production" || page?.webpackCompilationHash === window.___webpackCompilationHash
