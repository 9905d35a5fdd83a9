import styled from "@emotion/styled"
import { graphql } from "gatsby"
import type { PropsOf } from "../../../content/define"
import { from, size, typography } from "../../theme/tokens"
import { Carousel } from "../../ui/layout/carousel"
import { PageSection } from "../../ui/layout/page-section"
import { useTexts } from "../../ui/text/texts"
import { CommentCard } from "./comment-card"
import type { comments } from "./section"

export type CommentsProps = PropsOf<typeof comments>

/** Comments of clients in a carousel. Below md a card is as wide as the container, with bullets below it. */
export const Comments = ({ id, heading, joined, comments, surface = "subtle" }: CommentsProps) => {
  const texts = useTexts("comments")
  return comments.length > 0 ? (
    <PageSection joined={joined} surface={surface}>
      <Cards>
        <Carousel
          label={texts.name}
          slideName={texts.slide}
          heading={<Title id={id}>{heading}</Title>}
          slides={comments.map(({ key, ...comment }) => ({ key, content: <CommentCard {...comment} /> }))}
          bullets
        />
      </Cards>
    </PageSection>
  ) : null
}

const Cards = styled.div`
  --slide-width: 100%;

  ${from.md} {
    --slide-width: ${size.commentCard};
  }
`

const Title = styled.h2(typography.display)

export const commentsFragment = graphql`
  fragment CommentsComment on Comment {
    key
    name
    position
    rate
    desc
    date
    image {
      childImageSharp {
        gatsbyImageData(layout: FIXED, width: 64)
      }
    }
    imageDark {
      childImageSharp {
        gatsbyImageData(layout: FIXED, width: 64)
      }
    }
    companyLogo {
      name
      logo {
        publicURL
      }
    }
  }
`
