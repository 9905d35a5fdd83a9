import { useEffect, useState, useSyncExternalStore } from "react"
import type { Diagnostic } from "../content-check/diagnostic"
import { withoutPrefix } from "../lib/path-prefix"

/** What the development server sends. */
export interface ContentState {
  problems: readonly Diagnostic[]
  /** Paths of all documents' pages. */
  pages: readonly string[]
}

export interface Preview {
  problems: readonly Diagnostic[]
  /** The document of the current page has been removed. */
  isGone: boolean
}

/** The content's problems, and whether the page's document still exists, from the development server. */
export const usePreview = (): Preview => {
  const [{ problems, pages }, setState] = useState<ContentState>({ problems: [], pages: [] })
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const path = useSyncExternalStore(watchPath, currentPath)

  useEffect(() => {
    const source = new EventSource("/__content-problems")
    source.onmessage = ({ data }) => {
      const state: ContentState = JSON.parse(data)
      setState(state)
      setKnown((before) => new Set([...before, ...state.pages]))
    }
    return () => source.close()
  }, [])

  return { problems, isGone: known.has(path) && !pages.includes(path) }
}

const currentPath = () => withoutPrefix(window.location.pathname)

/** There is no event for navigation outside the app's root: poll the path. */
const watchPath = (onChange: () => void) => {
  const timer = setInterval(onChange, 500)
  return () => clearInterval(timer)
}
