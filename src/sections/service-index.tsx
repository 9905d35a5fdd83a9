import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { Container } from "../components/container"
import { ImageCard } from "../components/image-card"
import { ImagePreviewButton } from "../components/image-preview-button"
import { from, grid, section } from "../theme/tokens"

export interface ServiceIndexProps {
  services: readonly Queries.ServiceIndexItemFragment[]
}

/** All services as image cards, three, two or one in a row; their artwork opens in the preview. */
export const ServiceIndex = ({ services }: ServiceIndexProps) => (
  <List>
    <Container>
      <Cards>
        {services.map(({ name, path, desc, hero }, index) => {
          const picture = hero.thumbnail?.image.childImageSharp?.gatsbyImageData
          return (
            <li key={path}>
              <ImageCard
                title={name}
                subtitle={desc}
                href={path}
                image={picture}
                alt={hero.thumbnail?.alt}
                headingLevel={2}
                eager={index < 3}
                preview={
                  picture && (
                    <ImagePreviewButton image={picture} alt={hero.thumbnail?.alt ?? ""} name={name} />
                  )
                }
              />
            </li>
          )
        })}
      </Cards>
    </Container>
  </List>
)

const List = styled.div`
  padding-bottom: ${section.paddingBlock};
`

const Cards = styled.ul`
  display: grid;
  gap: 36px ${grid.gapNarrow};

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: clamp(36px, 4vw, 56px) ${grid.gap};
  }

  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const serviceIndexFragment = graphql`
  fragment ServiceIndexItem on Service {
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
      }
    }
  }
`
