import { useEffect, useState, useSyncExternalStore } from "react"
import type { Diagnostic } from "../content-check/diagnostic"
import { reloadDocument } from "../lib/load-document"
import { withoutPrefix } from "../lib/path-prefix"

/** Message of the development server. */
export interface ContentState {
  problems: readonly Diagnostic[]
  /** Paths of all documents' pages, and their age in milliseconds. */
  pages: Readonly<Record<string, number>>
}

export interface ContentProblemsState {
  problems: readonly Diagnostic[]
  /** Whether the document of the current page has been removed. */
  isRemoved: boolean
}

/** The content problems, and whether the page's document was removed, as reported by the development server. */
export const useContentProblems = (): ContentProblemsState => {
  const [{ problems, pages }, setState] = useState<ContentState>({ problems: [], pages: {} })
  const [seenPages, setSeenPages] = useState<ReadonlySet<string>>(new Set())
  const path = useSyncExternalStore(watchPath, currentPath)

  useEffect(() => {
    const source = new EventSource("/__content-problems")
    const seen = new Set<string>()
    source.onmessage = ({ data }) => {
      const state: ContentState = JSON.parse(data)
      const age = state.pages[currentPath()]
      // The page was opened before its document was there: Gatsby shows its 404 page.
      if (!seen.has(currentPath()) && age !== undefined && age < performance.now())
        void reloadWithData(currentPath())
      for (const page of Object.keys(state.pages)) seen.add(page)
      setState(state)
      setSeenPages(new Set(seen))
    }
    return () => source.close()
  }, [])

  return { problems, isRemoved: seenPages.has(path) && !(path in pages) }
}

/** Reload the document once Gatsby has the data of its page. */
const reloadWithData = async (path: string) => {
  while (!(await fetch(`/page-data${path}page-data.json`)).ok)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  reloadDocument()
}

const currentPath = () => withoutPrefix(window.location.pathname)

/** Poll the path: outside the app's root there is no event for navigation. */
const watchPath = (onChange: () => void) => {
  const timer = setInterval(onChange, 500)
  return () => clearInterval(timer)
}
