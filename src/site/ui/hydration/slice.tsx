import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { useEarlyClick } from "./early-click"
import { ErrorBoundary } from "./error-boundary"
import { HydrateWhen } from "./hydrate-when"
import { onceNearViewport } from "./use-near-viewport"

interface SliceProps {
  /** Unique on the page. */
  name: string
  /** Hydrate the slice when this promise resolves, if that is earlier. */
  orWhen?: () => Promise<unknown>
  children: ReactNode
}

/**
 * A part of the page below the fold, hydrated near the viewport. An error in it does not affect the rest of the page.
 * The rules of `HydrateWhen` apply.
 */
export const Slice = ({ name, orWhen, children }: SliceProps) => (
  <ErrorBoundary name={name}>
    <Contents data-slice={name}>
      <HydrateWhen ready={() => whenToHydrate(name, orWhen)} part={() => find(name)}>
        {children}
        <EarlyClick slice={name} />
      </HydrateWhen>
    </Contents>
  </ErrorBoundary>
)

const EarlyClick = ({ slice }: { slice: string }) => {
  useEarlyClick(slice)
  return null
}

const hydrations = new Map<string, Promise<unknown>>()

function whenToHydrate(name: string, orWhen: SliceProps["orWhen"]) {
  const existing = hydrations.get(name)
  if (existing) return existing
  const promise = orWhen ? Promise.race([nearViewport(name), orWhen()]) : nearViewport(name)
  hydrations.set(name, promise)
  return promise
}

const nearViewport = (name: string) =>
  new Promise<void>((resolve) => {
    const target = find(name)?.querySelector(":scope > :not(style)")
    if (target) onceNearViewport(target, resolve)
    else resolve()
  })

const find = (name: string) => document.querySelector(`[data-slice="${CSS.escape(name)}"]`)

const Contents = styled.div`
  display: contents;
`
