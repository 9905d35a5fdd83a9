import type { GatsbyBrowser } from "gatsby"
import { type ReactElement, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { followTranslations, restoreTexts } from "../../ui/hydration/translated-texts"
import { KeepPage } from "./keep-page"

/**
 * Hydrate the page as a transition: React then yields every few milliseconds, so that the browser can respond to the
 * visitor. Gatsby's default blocks until the first screen is hydrated.
 */
export const replaceHydrateFunction = (() => {
  const isServed = document.getElementById("gatsby-focus-wrapper")?.hasChildNodes()
  return process.env.NODE_ENV === "production" && isServed ? hydrate : undefined
}) as GatsbyBrowser["replaceHydrateFunction"]

const hydrate = (element: ReactElement, container: Element) => {
  restoreTexts(container)
  followTranslations()
  startTransition(() => {
    hydrateRoot(container, <KeepPage container={container}>{element}</KeepPage>)
  })
}
