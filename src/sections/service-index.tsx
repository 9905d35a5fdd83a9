import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { Container } from "../components/container"
import { ImageCard } from "../components/image-card"
import { ImagePreviewButton } from "../components/image-preview-button"
import { columns } from "../theme/columns"
import { from, grid, section } from "../theme/tokens"

/** All services as image cards. Their images open in the preview. */
export const ServiceIndex = ({ services }: { services: readonly Queries.ServiceIndexItemFragment[] }) => (
  <List>
    <Cards>
      {services.map(({ name, path, desc, hero }, index) => {
        const alt = hero.thumbnail?.alt ?? ""
        const image = hero.thumbnail?.image.childImageSharp?.gatsbyImageData
        const dark = hero.thumbnail?.imageDark?.childImageSharp?.gatsbyImageData
        return (
          <li key={path}>
            <ImageCard
              title={name}
              subtitle={desc}
              href={path}
              image={image}
              dark={dark}
              alt={alt}
              headingLevel={2}
              eager={index < 3}
              preview={image && <ImagePreviewButton image={image} dark={dark} alt={alt} name={name} />}
            />
          </li>
        )
      })}
    </Cards>
  </List>
)

const List = styled(Container)`
  padding-bottom: ${section.paddingBlock};
`

const Cards = styled.ul`
  display: grid;
  gap: 36px ${grid.gapNarrow};
  ${columns({ md: 2, lg: 3 })}

  ${from.md} {
    gap: clamp(36px, 4vw, 56px) ${grid.gap};
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
        imageDark {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 1920, breakpoints: [384, 640, 828, 1080, 1200, 1920])
          }
        }
      }
    }
  }
`
