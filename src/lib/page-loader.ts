/** What Gatsby has loaded for a page. */
export interface LoadedPage {
  status?: "error" | "success"
  page?: { webpackCompilationHash?: string }
}

/** Gatsby's loader, as the browser has it; its types are not published. */
interface PageLoader {
  loadPage(path: string): Promise<LoadedPage | undefined>
  loadPageSync(path: string): LoadedPage | undefined
}

declare global {
  interface Window {
    ___loader?: PageLoader
    ___webpackCompilationHash?: string
    ___chunkMapping?: unknown
  }
}

/** Loads what a page needs, its data and its code; undefined when that fails. Asked twice, it loads once. */
export const loadPage = async (path: string): Promise<LoadedPage | undefined> => {
  try {
    const page = await window.___loader?.loadPage(path)
    return page?.status === "error" ? undefined : page
  } catch {
    // A bundle older than the deployment does not know the template of a new page.
    return undefined
  }
}

/** Whether a page can be shown without the network. */
export const isPageLoaded = (path: string): boolean => {
  const page = window.___loader?.loadPageSync(path)
  return page !== undefined && page.status !== "error"
}

/** Whether a page's data was built together with the code that runs. In develop there is no such thing as a build. */
export const isOfThisBuild = ({ page }: LoadedPage): boolean =>
  process.env.NODE_ENV !== "production" || page?.webpackCompilationHash === window.___webpackCompilationHash
