import { graphql } from "gatsby"
import { NextBand, type NextBandProps } from "../../ui/layout/next-band"

export interface PaginationProps extends NextBandProps {
  next?: (Queries.DocumentLinkFragment & Queries.CaseStudyPaginationFragment) | null
}

/** The next case study, in the colours of its hero, whose contrast is checked. */
export const Pagination = (props: PaginationProps) => {
  const hero = props.next?.hero
  return (
    <NextBand
      {...props}
      colors={
        hero && {
          background: hero.background,
          title: hero.title.color,
          description: hero.description.color,
          focus: hero.breadcrumb.currentColor,
          cover: hero.tags.backgroundColor,
          backgroundDark: hero.backgroundDark,
        }
      }
    />
  )
}

export const paginationFragment = graphql`
  fragment CaseStudyPagination on CaseStudy {
    hero {
      background
      backgroundDark
      title {
        color
      }
      description {
        color
      }
      breadcrumb {
        currentColor
      }
      tags {
        backgroundColor
      }
    }
  }
`
