import { OnThisPageSidebar } from "./on-this-page-sidebar"
import { OnThisPageStrip } from "./on-this-page-strip"

export interface PageHeading {
  id: string
  title: string
  /** 2 for a section, 3 for a heading below it. */
  depth: number
}

export interface OnThisPageProps {
  headings: readonly PageHeading[]
  /** strip: a bar under the header. sidebar: a list beside an article, above it and folded below lg. */
  layout: "strip" | "sidebar"
}

/** Links to the headings of a long page; the one that is being read is marked. */
export const OnThisPage = ({ headings, layout }: OnThisPageProps) =>
  layout === "strip" ? (
    <OnThisPageStrip headings={headings.filter(({ depth }) => depth === 2)} />
  ) : (
    <OnThisPageSidebar headings={headings.filter(({ depth }) => depth <= 3)} />
  )
