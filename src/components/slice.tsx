import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { ErrorBoundary } from "./error-boundary"
import { HydrateWhen } from "./hydrate-when"

interface SliceProps {
  /** Unique on the page. */
  name: string
  /** Also hydrates the slice when it resolves first. */
  orWhen?: () => Promise<unknown>
  children: ReactNode
}

/** Distance from the window at which a slice is hydrated. */
const margin = "600px 0px"

/**
 * A part of the page below the fold, hydrated near the viewport. Contains errors. The parent must follow the rules of
 * `HydrateWhen`.
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
