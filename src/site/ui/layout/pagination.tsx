import styled from "@emotion/styled"
import ArrowLeft from "lucide-react/icons/arrow-left"
import ArrowRight from "lucide-react/icons/arrow-right"
import { fillText } from "../../../util/fill-text"
import { Link } from "../../router/link"
import { pagePath } from "../../router/page-path"
import { color, duration, onHover, radius, size, space } from "../../theme/tokens"
import { useTexts } from "../text/texts"
import { VisuallyHidden } from "../text/visually-hidden"

interface PaginationProps {
  /** Current page, from 1. */
  page: number
  pageCount: number
  /** Path of the first page. The others are at `{path}page/2/` and so on. */
  path: string
  /** What is listed, e.g. "Case studies". */
  label: string
  /** Address of a page; default `pagePath`. */
  address?: (page: number) => string
}

/** Links to the pages of a list. Renders nothing for a single page. */
export const Pagination = ({
  page,
  pageCount,
  path,
  label,
  address = (number) => pagePath(path, number),
}: PaginationProps) => {
  const texts = useTexts("pagination")
  if (pageCount <= 1) return null
  return (
    <Nav aria-label={fillText(texts.name, { list: label })}>
      {page > 1 ? (
        <PageLink href={address(page - 1)} rel="prev">
          <ArrowLeft size={20} strokeWidth={1.75} />
          <VisuallyHidden>{texts.previousPage}</VisuallyHidden>
        </PageLink>
      ) : null}
      <ol>
        {shownPages(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <Gap>…</Gap>
            ) : (
              <PageLink href={address(number)} aria-current={number === page ? "page" : undefined}>
                <VisuallyHidden>{`${texts.page} `}</VisuallyHidden>
                {number}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <PageLink href={address(page + 1)} rel="next">
          <VisuallyHidden>{texts.nextPage}</VisuallyHidden>
          <ArrowRight size={20} strokeWidth={1.75} />
        </PageLink>
      ) : null}
    </Nav>
  )
}

/** The first, the last, and the current page with its neighbours; null for a gap. */
export const shownPages = (page: number, pageCount: number): (number | null)[] => {
  const near = [1, page - 1, page, page + 1, pageCount]
  const numbers = [...new Set(near)]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-top: clamp(48px, 5vw, 72px);

  > ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`

const PageLink = styled(Link)`
  display: grid;
  place-items: center;
  min-width: ${size.touchTarget};
  height: ${size.touchTarget};
  padding: 0 ${space[2]};
  border-radius: ${radius.md};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  transition: background ${duration.fast};

  ${onHover(`background: ${color.bgSubtle};`)}

  &[aria-current] {
    color: ${color.onAccent};
    background: ${color.accent};
  }
`

const Gap = styled.span`
  display: grid;
  place-items: center;
  min-width: ${space[6]};
  height: ${size.touchTarget};
  color: ${color.textTertiary};
`
