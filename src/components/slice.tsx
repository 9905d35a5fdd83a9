import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { ErrorBoundary } from "./error-boundary"
import { HydrateWhen } from "./hydrate-when"

export interface SliceProps {
  /** Unique on the page. */
  name: string
  /** Wakes the slice too, when it resolves first. */
  orWhen?: () => Promise<unknown>
  children: ReactNode
}

/** How far outside the window a slice wakes. */
const margin = "600px 0px"

/**
 * A part of the page below the fold: in the server's HTML, hydrated only when it comes near the window. An error in
 * it leaves the rest of the page alone. See `HydrateWhen` for what that asks of its parent.
 */
export const Slice = ({ name, orWhen, children }: SliceProps) => (
  <ErrorBoundary name={name}>
    <Contents data-slice={name}>
      <HydrateWhen ready={() => wake(name, orWhen)}>{children}</HydrateWhen>
    </Contents>
  </ErrorBoundary>
)

const waking = new Map<string, Promise<unknown>>()

function wake(name: string, orWhen: SliceProps["orWhen"]) {
  const known = waking.get(name)
  if (known) return known
  const promise = orWhen ? Promise.race([nearness(name), orWhen()]) : nearness(name)
  waking.set(name, promise)
  return promise
}

const nearness = (name: string) =>
  new Promise<void>((resolve) => {
    const target = document.querySelector(`[data-slice="${CSS.escape(name)}"] > :not(style)`)
    if (!target || !("IntersectionObserver" in window)) return resolve()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: margin },
    )
    observer.observe(target)
  })

const Contents = styled.div`
  display: contents;
`
