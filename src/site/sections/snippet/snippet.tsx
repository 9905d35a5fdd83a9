import type { ReactNode } from "react"

/** Text that several documents share. Its blocks are added to the tree when the page is queried. */
export const Snippet = ({ children }: { children?: ReactNode }) => children
