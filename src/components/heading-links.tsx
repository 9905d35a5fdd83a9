export interface PageHeading {
  id: string
  title: string
  /** 2 for a section, 3 for a subsection. */
  depth: number
}

/** Props of an "On this page" list, which gets all headings and selects those that it shows. */
export interface OnThisPageProps {
  headings: readonly PageHeading[]
}

/** Links to headings. The current one is marked. */
export const headingLinks = (headings: readonly PageHeading[], current: string | undefined) =>
  headings.map(({ id, title, depth }) => (
    <li key={id} data-depth={depth}>
      <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
        {title}
      </a>
    </li>
  ))
