import type { WrapRootElementBrowserArgs } from "gatsby"
import { type ReactNode, useEffect } from "react"
import { ErrorBoundary } from "../components/error-boundary"
import { followPageLinks } from "./page-links"

/** Once around the whole app: should even its frame fail, the page that the server sent stays, with its links. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <ErrorBoundary name="site">
    <App>{element}</App>
  </ErrorBoundary>
)

/** Follows links for as long as there is an app that can show where they lead. */
const App = ({ children }: { children: ReactNode }) => {
  useEffect(followPageLinks, [])
  return children
}
