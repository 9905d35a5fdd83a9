export interface PageHeading {
  id: string
  title: string
  /** 2 for a section, 3 for a heading below it. */
  depth: number
}

/** A list "On this page" takes all headings of the page and shows those it has room for. */
export interface OnThisPageProps {
  headings: readonly PageHeading[]
}

/** Items of a list of headings; the one that is being read is marked. */
export const headingLinks = (headings: readonly PageHeading[], current: string | undefined) =>
  headings.map(({ id, title, depth }) => (
    <li key={id} data-depth={depth}>
      <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
        {title}
      </a>
    </li>
  ))
