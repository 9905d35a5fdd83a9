import styled from "@emotion/styled"
import { graphql, type PageProps } from "gatsby"
import { ListPageHead } from "../../shell/head/list-page-head"
import { columns } from "../../theme/columns"
import { from, grid, sectionSpace } from "../../theme/tokens"
import { ImageCard } from "../../ui/cards/image-card"
import { Container } from "../../ui/layout/container"

/** All services as image cards. */
const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => {
  const services = data.allService.nodes
  return (
    <>
      <ListPageHead path="/services/" texts={data.listPage} count={services.length} />
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
                />
              </li>
            )
          })}
        </Cards>
      </List>
    </>
  )
}

export default ServicesPage

const List = styled(Container)`
  padding-bottom: ${sectionSpace.paddingBlock};
`

const Cards = styled.ul`
  display: grid;
  gap: 36px ${grid.gapNarrow};
  ${columns({ md: 2, lg: 3 })}

  ${from.md} {
    gap: clamp(36px, 4vw, 56px) ${grid.gap};
  }
`

export const query = graphql`
  query ServicesPage {
    listPage(key: { eq: "services" }) {
      ...ListTexts
    }
    allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
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
    }
  }
`
