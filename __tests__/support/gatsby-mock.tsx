/**
 * Stands in for the package `gatsby` in component tests: links are plain anchors, queries answer nothing
 * unless a test says what they answer, and calls can be inspected.
 */
import type { AnchorHTMLAttributes, ReactNode, Ref } from "react"

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

/** Gatsby's Link as the anchor it becomes; what only its router understands is left out. */
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

/** The tag is taken out by Gatsby's compiler; in tests it does nothing. */
export const graphql = jest.fn(() => null)

/** Answers nothing by itself: `jest.mocked(useStaticQuery).mockReturnValue(…)`. */
export const useStaticQuery = jest.fn()

/** The component form of `useStaticQuery`. */
export function StaticQuery({ render }: { render: (data: unknown) => ReactNode }) {
  return render(useStaticQuery())
}

export const navigate = jest.fn()
export const prefetchPathname = jest.fn()
/** The prefix is none, unless a test sets `__BASE_PATH__`. */
export const withPrefix = (path: string) =>
  `${(globalThis as { __BASE_PATH__?: string }).__BASE_PATH__ ?? ""}${path}`
