import { graphql } from "gatsby"
import { Button } from "../components/button"
import { PageHead } from "../components/page-head"
import { WideImage } from "../components/wide-image"
import type { BreadcrumbRoute } from "../lib/breadcrumb-routes"

export interface ServiceHeroProps {
  hero: Queries.ServiceHeroServiceFragment["hero"]
  /** From the home page to this service. */
  breadcrumb: readonly BreadcrumbRoute[]
}

/** The head of a service: breadcrumb, title, description with the way to an estimate, and a wide picture. */
export const ServiceHero = ({ hero, breadcrumb }: ServiceHeroProps) => (
  <PageHead
    breadcrumb={breadcrumb}
    heading={hero.title}
    lead={hero.description}
    gap="clamp(32px, 4vw, 64px)"
    action={
      <Button variant="stylish-green" href="/estimate/" fullWidthBelowSm>
        Get an estimate
      </Button>
    }
  >
    <WideImage
      image={hero.thumbnail?.image?.childImageSharp?.gatsbyImageData}
      alt={hero.thumbnail?.alt ?? ""}
    />
  </PageHead>
)

export const serviceHeroFragment = graphql`
  fragment ServiceHeroService on Service {
    hero {
      title
      description
      thumbnail {
        alt
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH)
          }
        }
      }
    }
  }
`
