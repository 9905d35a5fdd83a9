import { graphql } from "gatsby"
import { listHead } from "../../shell/router/list-head"
import { ArrowLink } from "../../ui/actions/arrow-link"
import { ImageCardGrid } from "../../ui/cards/card-grid"
import { ImageCard } from "../../ui/cards/image-card"
import { PageSection } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import { railSizes } from "../../ui/media/share-sizes"

/** All services as image cards, with a link to their list. */
export const ServicesOverview = ({
  services,
}: {
  services: readonly Queries.ServicesOverviewServiceFragment[]
}) => {
  const { heading } = listHead("/services/", services.length)
  return services.length > 0 ? (
    <PageSection
      id="services"
      surface="subtle"
      heading={heading}
      aside={<ArrowLink href="/services/">All services</ArrowLink>}
    >
      <Rail label={heading}>
        <ImageCardGrid>
          {services.map(({ name, path, desc, hero }) => (
            <li key={path}>
              <ImageCard
                title={name}
                subtitle={desc}
                href={path}
                image={hero.thumbnail?.image.childImageSharp?.gatsbyImageData}
                dark={hero.thumbnail?.imageDark?.childImageSharp?.gatsbyImageData}
                alt={hero.thumbnail?.alt}
                sizes={railSizes(1 / 3, 1 / 2)}
              />
            </li>
          ))}
        </ImageCardGrid>
      </Rail>
    </PageSection>
  ) : null
}

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
            gatsbyImageData(layout: CONSTRAINED, width: 828, breakpoints: [384, 640, 828, 1200])
          }
        }
        imageDark {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 828, breakpoints: [384, 640, 828, 1200])
          }
        }
      }
    }
  }
`
