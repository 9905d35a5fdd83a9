import { graphql } from "gatsby"
import { color } from "../../theme/tokens"
import { NextBand, type NextBandProps } from "../../ui/layout/next-band"

interface PaginationProps extends NextBandProps {
  next?: (Queries.DocumentLinkFragment & Queries.TechnologyPaginationFragment) | null
}

/** The next technology, on a shade of its own colour, as in its hero. */
export const Pagination = (props: PaginationProps) => {
  const tint = props.next?.color
  return (
    <NextBand
      {...props}
      colors={
        tint
          ? {
              background: `color-mix(in srgb, ${tint} 16%, ${color.bg})`,
              title: color.text,
              description: color.text,
              focus: color.focus,
              cover: color.bgSunken,
            }
          : undefined
      }
    />
  )
}

export const paginationFragment = graphql`
  fragment TechnologyPagination on Technology {
    color
  }
`
