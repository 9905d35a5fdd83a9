import { useEffect, useState, useSyncExternalStore } from "react"
import type { Diagnostic } from "../content-check/diagnostic"
import { withoutPrefix } from "../lib/path-prefix"

/** Message of the development server. */
export interface ContentState {
  problems: readonly Diagnostic[]
  /** Paths of all documents' pages. */
  pages: readonly string[]
}

export interface ContentProblemsState {
  problems: readonly Diagnostic[]
  /** Whether the document of the current page has been removed. */
  isRemoved: boolean
}

/** The content problems, and whether the page's document was removed, as reported by the development server. */
export const useContentProblems = (): ContentProblemsState => {
  const [{ problems, pages }, setState] = useState<ContentState>({ problems: [], pages: [] })
  const [seenPages, setSeenPages] = useState<ReadonlySet<string>>(new Set())
  const path = useSyncExternalStore(watchPath, currentPath)

  useEffect(() => {
    const source = new EventSource("/__content-problems")
    source.onmessage = ({ data }) => {
      const state: ContentState = JSON.parse(data)
      setState(state)
      setSeenPages((before) => new Set([...before, ...state.pages]))
    }
    return () => source.close()
  }, [])

  return { problems, isRemoved: seenPages.has(path) && !pages.includes(path) }
}

const currentPath = () => withoutPrefix(window.location.pathname)

/** Poll the path: outside the app's root there is no event for navigation. */
const watchPath = (onChange: () => void) => {
  const timer = setInterval(onChange, 500)
  return () => clearInterval(timer)
}
