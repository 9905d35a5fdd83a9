import { graphql, useStaticQuery } from "gatsby"
import { useMemo } from "react"

/** Data of the header and footer, and texts that belong to no page. It is part of every page, so keep it small. */
export type Site = ReturnType<typeof toSite>

/** Props of header and navigation, which mark the current page. */
export interface SiteProps {
  site: Site
  pathname: string
}

export type NavigationEntry = Site["navigation"]["header"][number]

/** Site settings, navigation, and the collections in the menus. */
export const useSite = (): Site => {
  const data = useStaticQuery<Queries.ShellQuery>(graphql`
    query Shell {
      siteSettings {
        productName
        titleSeparator
        description
        url
        email
        phone
        location
        street
        hours
        founded
        announcement {
          text
          path
          until
        }
      }
      home: page(path: { eq: "/" }) {
        name
      }
      search: page(path: { eq: "/search/" }) {
        name
      }
      navigation {
        header {
          name
          path
          menu
          links {
            name
            path
            description
          }
          promoted {
            name
            path
            thumbnail {
              childImageSharp {
                gatsbyImageData(layout: FULL_WIDTH, breakpoints: [384, 640, 828], placeholder: NONE)
              }
            }
          }
          picture {
            name
            path
            image {
              childImageSharp {
                gatsbyImageData(layout: FULL_WIDTH, breakpoints: [384, 640, 828], placeholder: NONE)
              }
            }
            imageDark {
              childImageSharp {
                gatsbyImageData(layout: FULL_WIDTH, breakpoints: [384, 640, 828], placeholder: NONE)
              }
            }
          }
        }
        action {
          name
          path
        }
        footer {
          invitation
          action {
            name
            path
          }
          columns {
            title
            list
            links {
              name
              path
            }
          }
        }
      }
      texts {
        ...Texts
      }
      allService(sort: { order: ASC }) {
        nodes {
          name
          path
          desc
          icon
        }
      }
      allTechnology(sort: { order: ASC }) {
        nodes {
          name
          path
          mark {
            publicURL
          }
        }
      }
      site {
        buildTime(formatString: "YYYY")
      }
    }
  `)
  return useMemo(() => toSite(data), [data])
}

/** @throws Error if a data file that every page needs is missing */
function toSite({
  siteSettings,
  home,
  search,
  navigation,
  texts,
  allService,
  allTechnology,
  site,
}: Queries.ShellQuery) {
  if (!siteSettings || !navigation || !texts) {
    throw new Error("Every page needs content/data/site.yaml, navigation.yaml and texts.yaml.")
  }
  return {
    settings: siteSettings,
    navigation,
    texts,
    /** Names of pages to which every page has a link. */
    names: { home: home?.name ?? "", search: search?.name ?? "" },
    services: allService.nodes,
    technologies: allTechnology.nodes,
    /** Year of the build, for the copyright line: the same on the server and in the browser. */
    year: site?.buildTime ?? "",
  }
}
