/** Elements that move, by their names for the transition. */
export type MovingElements = Readonly<Record<string, HTMLElement | undefined>>

interface Transition {
  /** Change the page. */
  update: () => void | Promise<void>
  /** The elements that move, before and after the update. Those with the same name become one another. */
  before?: () => MovingElements
  after?: () => MovingElements
}

let latest = 0
const named: HTMLElement[] = []

/**
 * Update the page as a view transition. Without support, or with reduced motion, only update it.
 *
 * @returns a promise that resolves when nothing moves any more, also if the browser has skipped the transition
 */
export const withTransition = async ({ update, before, after }: Transition): Promise<void> => {
  if (!("startViewTransition" in document) || matchMedia("(prefers-reduced-motion: reduce)").matches)
    return update()
  latest += 1
  const thisTransition = latest
  nameElements(before?.())
  const { ready, finished } = document.startViewTransition(async () => {
    await update()
    if (thisTransition === latest) nameElements(after?.())
  })
  // Rejects if the transition is skipped, e.g. because another one has started.
  ready.catch(() => {})
  await finished
  if (thisTransition === latest) nameElements()
}

/** Whether an element is in the window. Others would fly across it. */
export const isInWindow = (element: HTMLElement | null): element is HTMLElement => {
  const { top, right, bottom, left, width } = element?.getBoundingClientRect() ?? new DOMRect()
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}

/** Name elements, and remove all other names, because each may only occur once. */
const nameElements = (elements: MovingElements = {}) => {
  for (const element of named.splice(0)) element.style.viewTransitionName = ""
  for (const [name, element] of Object.entries(elements)) {
    if (!element) continue
    element.style.viewTransitionName = name
    named.push(element)
  }
  document.documentElement.toggleAttribute("data-cover-moves", Boolean(elements.cover))
}
