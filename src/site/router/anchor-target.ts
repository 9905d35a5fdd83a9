import { formsOfAnchor } from "../../util/anchor"
import { decodeUri } from "../../util/decode-uri"

/** The element of the URL's anchor, or of another one such as "#results", if it is on the page. */
export const anchorTarget = (hash = window.location.hash): HTMLElement | null => {
  const name = decodeUri(hash.slice(1))
  const [found = null] = [name, ...formsOfAnchor(name)].flatMap((id) => document.getElementById(id) ?? [])
  return found
}

/**
 * Open what hides an element: closed `<details>`, and panels of tabs, which get the event that browsers send to hidden
 * elements in which they find something. Return whether anything was hidden.
 */
export const reveal = (target: Element): boolean => {
  const closed = ancestors(target).filter((one) => one.matches(closedParts) && !isInSummary(target, one))
  for (const one of closed) {
    if (one instanceof HTMLDetailsElement) one.open = true
    else one.dispatchEvent(new Event("beforematch", { bubbles: true }))
  }
  return closed.length > 0
}

/** Parts of a page that can hide what they contain. */
export const hidingParts = "details, [role=tabpanel][data-key]"

const closedParts = "details:not([open]), [role=tabpanel][data-key]:not([data-current])"

const ancestors = ({ parentElement }: Element): Element[] =>
  parentElement ? [...ancestors(parentElement), parentElement] : []

const isInSummary = (target: Element, details: Element) =>
  details.querySelector(":scope > summary")?.contains(target) ?? false
