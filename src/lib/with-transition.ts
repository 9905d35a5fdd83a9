/** Whether the browser supports view transitions, and the visitor has not asked for less motion. */
export const mayTransition = (): boolean =>
  "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches

/**
 * Run an update of the page as a view transition. Without support, or with reduced motion, only run it.
 *
 * @returns a promise that resolves when nothing moves any more, also if the browser has skipped the transition
 */
export const withTransition = async (update: () => void | Promise<void>): Promise<void> => {
  if (!mayTransition()) return update()
  const { ready, finished } = document.startViewTransition(update)
  // Rejects if the transition is skipped, e.g. because another one has started.
  ready.catch(() => {})
  return finished
}
