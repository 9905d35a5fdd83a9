import type { GatsbyBrowser } from "gatsby"
import { type ReactElement, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"

/**
 * Hydrates the page as a transition: React then stops every few milliseconds and lets the browser answer the visitor,
 * which Gatsby's own way keeps waiting until the whole first screen is done. Whoever clicks is served at once.
 */
export const replaceHydrateFunction = (() => {
  const isServed = document.getElementById("gatsby-focus-wrapper")?.hasChildNodes()
  return process.env.NODE_ENV === "production" && isServed ? hydrate : undefined
}) as GatsbyBrowser["replaceHydrateFunction"]

const hydrate = (element: ReactElement, container: Element) =>
  startTransition(() => {
    hydrateRoot(container, element)
  })
