import styled from "@emotion/styled"
import { graphql } from "gatsby"
import ArrowLeft from "lucide-react/icons/arrow-left"
import ArrowRight from "lucide-react/icons/arrow-right"
import { Link } from "../../shell/router/link"
import { transientProps } from "../../ui/actions/transient-props"
import { Container } from "../../ui/layout/container"
import type { DocumentPaginationProps } from "../../ui/layout/document-pagination"
import { Picture } from "../../ui/media/picture"
import { widthFrom } from "../../ui/media/share-sizes"
import { useTexts } from "../../ui/text/texts"
import { wholeWords } from "../../ui/text/whole-words"
import { forcedColorsBorder } from "../../ui/theme/forced-colors-border"
import { movingArrow } from "../../ui/theme/moving-arrow"
import { duration, easing, from, grid, motion, sectionSpace, space, typography } from "../../ui/theme/tokens"

type NextStudy = Queries.DocumentLinkFragment & Queries.CaseStudyPaginationFragment

export interface PaginationProps extends DocumentPaginationProps {
  next?: NextStudy | null
}

/** A link as wide as the window, with the colours and the cover of the next case study, below a link to the previous one. */
export const Pagination = ({ label, previous, next }: PaginationProps) => {
  const texts = useTexts("pagination")
  return (
    <Nav aria-label={label}>
      {previous ? (
        <Container>
          <Previous href={previous.path} rel="prev">
            <ArrowLeft size={18} strokeWidth={1.75} />
            <span>{`${texts.previous}: ${previous.name}`}</span>
          </Previous>
        </Container>
      ) : null}
      {next ? <Next label={texts.next} {...next} /> : null}
    </Nav>
  )
}

const Next = ({ label, name, desc, path, hero }: NextStudy & { label: string }) => {
  const cover = hero.thumbnail?.image.childImageSharp?.gatsbyImageData
  return (
    <NextLink $hero={hero} href={path} rel="next">
      <Container>
        <Text>
          <Direction>
            {label}
            <ArrowRight size={18} strokeWidth={1.75} />
          </Direction>
          <Name>{name}</Name>
          <Desc>{wholeWords(desc)}</Desc>
        </Text>
        {cover ? (
          <Cover>
            <Picture image={cover} alt="" sizes={`${widthFrom("md", "60vw")}, 100vw`} />
          </Cover>
        ) : null}
      </Container>
    </NextLink>
  )
}

/** The last case study has only the link to the previous one. */
const Nav = styled.nav`
  > div:only-child {
    padding-bottom: ${sectionSpace.paddingBlock};
  }
`

const Previous = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  margin-bottom: ${space[8]};
  padding-block: ${space[3]};
  font-weight: 500;
  ${movingArrow("-3px")}
`

/** The colours are those of the next case study's hero, whose contrast is checked. */
const NextLink = styled(Link, transientProps)<{ $hero: NextStudy["hero"] }>`
  --focus: ${({ $hero }) => $hero.breadcrumb.currentColor};
  --description-color: ${({ $hero }) => $hero.description.color};
  --cover-color: ${({ $hero }) => $hero.tags.backgroundColor};
  display: block;
  overflow-x: clip;
  color: ${({ $hero }) => $hero.title.color};
  background: ${({ $hero }) => $hero.background};
  ${forcedColorsBorder}

  &:focus-visible {
    outline-offset: -8px;
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[10]} ${grid.gap};
  }

  ${movingArrow("3px")}

  ${from.md} {
    > div {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
  }
`

const Text = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: center;
  padding-top: clamp(56px, 7vw, 120px);

  ${from.md} {
    grid-column: 1 / 6;
    min-height: clamp(320px, 36vw, 620px);
    padding-block: clamp(56px, 7vw, 120px);
  }
`

const Direction = styled.span`
  ${typography.lead}
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: var(--description-color);
`

const Name = styled.span`
  ${typography.h2}
  text-wrap: balance;
  overflow-wrap: anywhere;
`

const Desc = styled.span`
  ${typography.lead}
  color: var(--description-color);
  text-wrap: pretty;
`

/** Cut off at the lower and the right edge of the link. */
const Cover = styled.div`
  aspect-ratio: 2;
  margin-right: -10vw;
  overflow: hidden;
  border-radius: clamp(20px, 2.4vw, 36px) clamp(20px, 2.4vw, 36px) 0 0;
  background: var(--cover-color);

  img {
    object-position: 50% 0;
  }

  ${motion} {
    img {
      transition: transform ${duration.slower} ${easing.out};
    }

    a:hover > div > & img {
      transform: scale(1.035);
    }
  }

  /* As high as the text. */
  ${from.md} {
    contain: size;
    grid-column: 6 / 13;
    aspect-ratio: auto;
    margin-top: clamp(56px, 7vw, 120px);
  }
`

export const paginationFragment = graphql`
  fragment CaseStudyPagination on CaseStudy {
    hero {
      background
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
      thumbnail {
        image {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 1080, breakpoints: [640, 828, 1080, 1920])
          }
        }
      }
    }
  }
`
