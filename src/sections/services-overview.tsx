import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { ArrowLink } from "../components/arrow-link"
import { ImageCard } from "../components/image-card"
import { Section, type SectionProps } from "../components/section"
import { from, grid } from "../theme/tokens"

export interface ServicesOverviewProps extends Pick<SectionProps, "id" | "heading"> {
  services: readonly Queries.ServicesOverviewServiceFragment[]
}

/** Every service as an image card, with the way to their index. */
export const ServicesOverview = ({ id, heading, services }: ServicesOverviewProps) =>
  services.length > 0 ? (
    <Section
      id={id}
      ground="subtle"
      heading={heading}
      aside={<ArrowLink href="/services/">All services</ArrowLink>}
    >
      <Cards>
        {services.map(({ name, path, desc, hero }) => (
          <li key={path}>
            <ImageCard
              title={name}
              subtitle={desc}
              href={path}
              image={hero.thumbnail?.image.childImageSharp?.gatsbyImageData}
              alt={hero.thumbnail?.alt}
            />
          </li>
        ))}
      </Cards>
    </Section>
  ) : null

// At md an odd last card takes the whole row, with a wider picture.
const Cards = styled.ul`
  display: grid;
  gap: 36px ${grid.gapNarrow};

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 48px ${grid.gap};

    > li:last-of-type:nth-of-type(odd) {
      --image-ratio: 2 / 1;
      grid-column: 1 / -1;
    }
  }

  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > li:last-of-type:nth-of-type(odd) {
      --image-ratio: initial;
      grid-column: auto;
    }
  }
`

export const servicesOverviewFragment = graphql`
  fragment ServicesOverviewService on Service {
    name
    path
    desc
    hero {
      thumbnail {
        alt
        image {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 828)
          }
        }
      }
    }
  }
`
