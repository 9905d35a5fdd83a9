import type { WrapRootElementBrowserArgs } from "gatsby"
import { ErrorBoundary } from "../components/error-boundary"

/** Once around the whole app: should even its frame fail, the page that the server sent stays. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <ErrorBoundary name="site">{element}</ErrorBoundary>
)
