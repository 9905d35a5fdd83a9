import { type RefObject, useEffect, useLayoutEffect, useState } from "react"
import { flushSync } from "react-dom"
import { anchorTarget } from "../../router/anchor-target"

/**
 * Hide all panels but the current one (`data-key`) so that the browser's search finds their text, and select a panel in
 * which it or the URL's anchor finds something. React does not support `hidden="until-found"`.
 *
 * @returns whether the panels are hidden so: false on the server and until they are hydrated
 */
export const useRevealedPanel = (
  root: RefObject<HTMLElement | null>,
  current: string,
  select: (key: string) => void,
): boolean => {
  const [ready, setReady] = useState(false)

  useEffect(() => {
    const tabs = root.current
    const show = (inside: Node | null) => {
      const key = panelsOf(tabs).find((panel) => panel.contains(inside))?.dataset.key
      if (key !== undefined) select(key)
    }
    show(anchorTarget())
    setReady(true)
    // At once: the browser is about to scroll there.
    const onMatch = ({ target }: Event) => flushSync(() => show(target as Node))
    tabs?.addEventListener("beforematch", onMatch)
    return () => tabs?.removeEventListener("beforematch", onMatch)
  }, [root, select])

  useLayoutEffect(() => {
    if (!ready) return
    for (const panel of panelsOf(root.current)) {
      if (panel.dataset.key === current) panel.removeAttribute("hidden")
      else panel.setAttribute("hidden", "until-found")
    }
  }, [root, current, ready])

  return ready
}

const panelsOf = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>(":scope > [data-key]") ?? []),
]
