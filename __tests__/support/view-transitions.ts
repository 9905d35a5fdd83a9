/** Accessible texts of the elements that move, by their names for the transition. */
type Names = Record<string, string | null>

/**
 * Let the browser have view transitions that end after the update, and elements a place in the window. Return the elements that
 * each transition moves, before and after its update.
 */
export const stubViewTransitions = () => {
  const transitions: { before: Names; after: Names }[] = []
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 100, 100))
  const startViewTransition = (update: () => Promise<void>) => {
    const before = namedElements()
    // Browsers first capture the page.
    const finished = new Promise((resolve) => setTimeout(resolve)).then(update).then(() => {
      transitions.push({ before, after: namedElements() })
    })
    return { ready: finished, finished }
  }
  Object.assign(document, { startViewTransition })
  return transitions
}

/** Remove the stub. */
export const removeViewTransitions = () => {
  Reflect.deleteProperty(document, "startViewTransition")
  jest.restoreAllMocks()
}

const namedElements = (): Names =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>("*")]
      .filter(({ style }) => style.viewTransitionName)
      .map((element) => [
        element.style.viewTransitionName,
        element.getAttribute("alt") ?? element.querySelector("h2")?.textContent ?? null,
      ]),
  )
