import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { columns } from "../../theme/columns"
import { from, grid } from "../../theme/tokens"
import { ImageCard } from "../../ui/cards/image-card"
import type { ItemsProps } from "../document-list"

/** Services as image cards. */
export const Items = ({ documents }: ItemsProps<Queries.ServiceItemFragment>) => (
  <Cards>
    {documents.map(({ name, path, desc, hero: { thumbnail } }, index) => (
      <li key={path}>
        <ImageCard
          title={name}
          subtitle={desc}
          href={path}
          image={thumbnail?.image.childImageSharp?.gatsbyImageData}
          dark={thumbnail?.imageDark?.childImageSharp?.gatsbyImageData}
          alt={thumbnail?.alt ?? ""}
          headingLevel={2}
          eager={index < 3}
        />
      </li>
    ))}
  </Cards>
)

const Cards = styled.ul`
  display: grid;
  gap: 36px ${grid.gapNarrow};
  ${columns({ md: 2, lg: 3 })}

  ${from.md} {
    gap: clamp(36px, 4vw, 56px) ${grid.gap};
  }
`

export const itemFragment = graphql`
  fragment ServiceItem on Service {
    name
    path
    desc
    hero {
      thumbnail {
        alt
        image {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 1920, breakpoints: [384, 640, 828, 1080, 1200, 1920])
          }
        }
        imageDark {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 1920, breakpoints: [384, 640, 828, 1080, 1200, 1920])
          }
        }
      }
    }
  }
`
