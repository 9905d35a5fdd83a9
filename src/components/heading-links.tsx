import type { PageHeading } from "./on-this-page"

/** Items of a list of headings; the one that is being read is marked. */
export const headingLinks = (headings: readonly PageHeading[], current: string | undefined) =>
  headings.map(({ id, title, depth }) => (
    <li key={id} data-depth={depth}>
      <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
        {title}
      </a>
    </li>
  ))
