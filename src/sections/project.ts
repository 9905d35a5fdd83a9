import { graphql } from "gatsby"
import type { Project } from "../components/project"
import type { ProjectCardProps } from "../components/project-card"
import { formatDay, formatMonth } from "../lib/format-day"

/** A case study as a project card takes it: the cover for large layouts, the thumbnail for detailed ones. */
export const toProject = (
  { name, country, desc, path, date, tags, hero, thumbnail }: Queries.ProjectCaseStudyFragment,
  layout: ProjectCardProps["layout"],
): Project => {
  const cover = hero.thumbnail?.image
  const picture = layout === "detailed" ? (thumbnail ?? cover) : (cover ?? thumbnail)
  return {
    name,
    country,
    desc,
    href: path,
    date: layout === "detailed" ? formatMonth(date) : formatDay(date),
    dateTime: date,
    tags: layout === "detailed" ? tags.slice(0, 3) : tags,
    image: picture?.childImageSharp?.gatsbyImageData ?? null,
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
      }
    }
    thumbnail {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 828, breakpoints: [384, 640, 828, 1200])
      }
    }
  }
`
