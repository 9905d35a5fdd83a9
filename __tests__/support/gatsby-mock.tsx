/**
 * Mock of the package `gatsby` for component tests: links are plain anchors, queries return `undefined` unless a test
 * sets a value, and calls are recorded.
 */
import type { AnchorHTMLAttributes, Ref } from "react"

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string
  ref?: Ref<HTMLAnchorElement>
  activeClassName?: string
  activeStyle?: object
  getProps?: unknown
  partiallyActive?: boolean
  replace?: boolean
  state?: unknown
}

/** Gatsby's Link as the anchor that it renders, without the props for the router. */
export function Link({
  to,
  activeClassName,
  activeStyle,
  getProps,
  partiallyActive,
  replace,
  state,
  ...anchor
}: LinkProps) {
  return <a href={to} {...anchor} />
}

/** Gatsby's compiler removes the tag. In tests it does nothing. */
export const graphql = jest.fn(() => null)

/** Returns `undefined` by default: use `jest.mocked(useStaticQuery).mockReturnValue(…)`. */
export const useStaticQuery = jest.fn()

export const navigate = jest.fn()
export const prefetchPathname = jest.fn()
/** There is no prefix unless a test sets `__BASE_PATH__`. */
export const withPrefix = (path: string) =>
  `${(globalThis as { __BASE_PATH__?: string }).__BASE_PATH__ ?? ""}${path}`
