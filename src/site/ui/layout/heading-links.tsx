import { useRef } from "react"
import { wholeWords } from "../text/whole-words"
import { useCurrentHeading } from "./use-current-heading"

interface PageHeading {
  id: string
  title: string
  /** 2 for a section, 3 for a subsection. */
  depth: number
}

/** Props of an "On this page" list. It gets all headings and shows some of them. */
export interface OnThisPageProps {
  headings: readonly PageHeading[]
}

interface HeadingLinksProps extends OnThisPageProps {
  className?: string
}

/** A list of links to headings. The current one is marked. */
export const HeadingLinks = ({ headings, className }: HeadingLinksProps) => {
  const list = useRef<HTMLUListElement>(null)
  const current = useCurrentHeading(headings, list)
  return (
    <ul ref={list} className={className}>
      {headings.map(({ id, title, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
            {wholeWords(title)}
          </a>
        </li>
      ))}
    </ul>
  )
}
