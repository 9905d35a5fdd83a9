import { graphql } from "gatsby"
import type { Project } from "../../ui/cards/project"

/** The project of a case study's card. If the study does not have the preferred image, the card shows the other. */
export const toProject = (
  { path, hero, thumbnail, ...study }: Queries.ProjectCaseStudyFragment,
  preferred: "cover" | "thumbnail",
): Project => {
  const { image: cover, portrait } = hero.thumbnail ?? {}
  const image = preferred === "cover" ? (cover ?? thumbnail) : (thumbnail ?? cover)
  return {
    ...study,
    href: path,
    image: image?.childImageSharp?.gatsbyImageData ?? null,
    portrait: image === cover ? portrait?.childImageSharp?.gatsbyImageData : null,
  }
}

export const projectFragment = graphql`
  fragment ProjectCaseStudy on CaseStudy {
    name
    country
    desc
    path
    date
    tags
    hero {
      thumbnail {
        image {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 1080, breakpoints: [640, 828, 1080, 1920])
          }
        }
        portrait {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 640, breakpoints: [384, 640, 828, 1200])
          }
        }
      }
    }
    thumbnail {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 828, breakpoints: [384, 640, 828, 1200])
      }
    }
  }
`
