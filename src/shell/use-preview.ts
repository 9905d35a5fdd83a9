import { useEffect, useState, useSyncExternalStore } from "react"
import type { Diagnostic } from "../content-check/diagnostic"
import type { Preview as Message } from "../gatsby/content-problems"
import { withoutPrefix } from "../lib/path-prefix"

export interface Preview {
  problems: readonly Diagnostic[]
  /** The document of the current page has been removed. */
  isGone: boolean
}

/** The content's problems, and whether the page's document still exists, from the development server. */
export const usePreview = (): Preview => {
  const [{ problems, pages }, setMessage] = useState<Message>({ problems: [], pages: [] })
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const path = useSyncExternalStore(watchPath, currentPath)

  useEffect(() => {
    const source = new EventSource("/__content-problems")
    source.onmessage = ({ data }) => {
      const message: Message = JSON.parse(data)
      setMessage(message)
      setKnown((before) => new Set([...before, ...message.pages]))
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
