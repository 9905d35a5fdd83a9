import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { formatDay } from "../../../util/day"
import { fillText } from "../../../util/fill-text"
import { color, duration, from, grid, onHover, radius, space, typography } from "../../theme/tokens"
import { CardImage } from "../../ui/cards/card-image"
import { CardLink } from "../../ui/cards/card-link"
import { shareSizes } from "../../ui/media/share-sizes"
import { useTexts } from "../../ui/text/texts"
import type { ItemsProps } from "../document-list"

type Insight = Queries.InsightItemFragment

/** The newest insight is on the left, and the others are in rows on the right. Stacked below lg. */
export const Items = ({ documents: [newest, ...others] }: ItemsProps<Insight>) =>
  newest ? (
    <Columns>
      <Feature>
        <CardImage ratio="16 / 10" {...imagesOf(newest)} alt="" sizes={shareSizes(7 / 12, 1)} eager />
        <Facts {...newest} />
        <h2>
          <CardLink href={newest.path}>{newest.name}</CardLink>
        </h2>
      </Feature>
      {others.length > 0 ? (
        <Rows>
          {others.map((insight) => (
            <li key={insight.path}>
              <Row>
                <CardImage ratio="4 / 3" corner={radius.md} {...imagesOf(insight)} alt="" sizes="176px" />
                <div>
                  <h2>
                    <CardLink href={insight.path}>{insight.name}</CardLink>
                  </h2>
                  <Facts {...insight} />
                </div>
              </Row>
            </li>
          ))}
        </Rows>
      ) : null}
    </Columns>
  ) : null

const imagesOf = ({ thumbnail, thumbnailDark }: Insight) => ({
  image: thumbnail?.childImageSharp?.gatsbyImageData,
  dark: thumbnailDark?.childImageSharp?.gatsbyImageData,
})

const Facts = ({ date, readingTime }: Insight) => {
  const texts = useTexts("articles")
  return (
    <Small>
      <time dateTime={date}>{formatDay(date)}</time>, {fillText(texts.readingTime, { minutes: readingTime })}
    </Small>
  )
}

const Columns = styled.div`
  display: grid;
  gap: 36px ${grid.gapNarrow};

  ${from.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${grid.gap};
  }
`

const Small = styled.p`
  ${typography.small}
  color: ${color.textSecondary};
`

const Feature = styled.article`
  position: relative;
  align-self: start;

  > p {
    margin: ${space[5]} 0 ${space[2]};
  }

  h2 {
    ${typography.h3}
  }
`

const Rows = styled.ul`
  > li {
    border-top: 1px solid ${color.border};
  }

  > li:last-of-type {
    border-bottom: 1px solid ${color.border};
  }
`

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  gap: ${space[5]};
  align-items: center;
  padding-block: ${space[5]};

  ${from.sm} {
    grid-template-columns: 176px minmax(0, 1fr);
  }

  h2 {
    ${typography.h5}
    transition: color ${duration.fast};
  }

  ${onHover(`color: ${color.accentText};`, "&:hover h2")}

  p {
    margin-top: 6px;
  }
`

export const itemFragment = graphql`
  fragment InsightItem on Insight {
    name
    path
    date
    readingTime
    thumbnail {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1080, breakpoints: [256, 384, 640, 828, 1080, 1920])
      }
    }
    thumbnailDark {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1080, breakpoints: [256, 384, 640, 828, 1080, 1920])
      }
    }
  }
`
