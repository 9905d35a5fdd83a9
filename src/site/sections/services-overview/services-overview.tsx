import { graphql } from "gatsby"
import type { PropsOf } from "../../../content/define"
import { ArrowLink } from "../../ui/actions/arrow-link"
import { ImageCardGrid } from "../../ui/cards/card-grid"
import { ImageCard } from "../../ui/cards/image-card"
import { PageSection } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import { railSizes } from "../../ui/media/share-sizes"
import type { servicesOverview } from "./section"

type ServicesOverviewProps = PropsOf<typeof servicesOverview>

/** All services as image cards, with a link to their list. */
export const ServicesOverview = ({
  label,
  allServices,
  surface = "subtle",
  ...head
}: ServicesOverviewProps) =>
  allServices.length > 0 ? (
    <PageSection
      {...head}
      surface={surface}
      aside={label ? <ArrowLink href="/services/">{label}</ArrowLink> : null}
    >
      <Rail label={head.heading}>
        <ImageCardGrid>
          {allServices.map(({ name, path, desc, hero }) => (
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
