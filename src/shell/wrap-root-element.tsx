import type { WrapRootElementBrowserArgs } from "gatsby"
import { type ReactNode, useEffect } from "react"
import { ErrorBoundary } from "../components/error-boundary"
import { useEarlyClick } from "../lib/early-click"
import { followPageLinks } from "./page-links"

/** Wrap the app in an error boundary: if the shell fails, the server's HTML remains, with working links. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <ErrorBoundary name="site">
    <App>{element}</App>
  </ErrorBoundary>
)

/** Handle links while the app is mounted and can show their pages. */
const App = ({ children }: { children: ReactNode }) => {
  useEffect(followPageLinks, [])
  useEarlyClick()
  return children
}
