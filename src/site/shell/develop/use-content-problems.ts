import { useEffect, useState, useSyncExternalStore } from "react"
import type { Diagnostic } from "../../../content/define"
import { reloadDocument } from "../../router/load-document"
import { withoutPrefix } from "../../router/path-prefix"
import { waitForPage } from "./wait-for-page"

/** Message of the development server. */
export interface ContentState {
  problems: readonly Diagnostic[]
  /** Paths of all documents' pages, and their age in milliseconds. */
  pages: Readonly<Record<string, number>>
}

/** The content problems, and whether the page's document was removed, as reported by the development server. */
export const useContentProblems = () => {
  const [{ problems, pages, seen }, setState] = useState<ContentState & { seen: ReadonlySet<string> }>({
    problems: [],
    pages: {},
    seen: new Set(),
  })
  const path = useSyncExternalStore(watchPath, currentPath)

  useEffect(() => {
    // The server ends each answer, and the browser asks again each second.
    const source = new EventSource("/__content-problems")
    let seen: ReadonlySet<string> = new Set()
    source.onmessage = ({ data }) => {
      const state: ContentState = JSON.parse(data)
      const age = state.pages[currentPath()]
      // The page was opened before its document was there: Gatsby shows its 404 page.
      if (!seen.has(currentPath()) && age !== undefined && age < performance.now())
        void reloadWithData(currentPath())
      seen = new Set([...seen, ...Object.keys(state.pages)])
      setState({ ...state, seen })
    }
    return () => source.close()
  }, [])

  return { problems, isRemoved: seen.has(path) && !(path in pages) }
}

/** Reload the document once Gatsby has the data of its page. */
const reloadWithData = async (path: string) => {
  await waitForPage(path)
  reloadDocument()
}

const currentPath = () => withoutPrefix(window.location.pathname)

/** Poll the path: outside the app's root there is no event for navigation. */
const watchPath = (onChange: () => void) => {
  const timer = setInterval(onChange, 500)
  return () => clearInterval(timer)
}
