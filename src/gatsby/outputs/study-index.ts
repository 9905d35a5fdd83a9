import type { IncomingMessage, ServerResponse } from "node:http"
import type { BuildArgs } from "gatsby"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import {
  type Facet,
  type FacetValue,
  facets,
  type IndexedStudy,
  type StudyIndex,
} from "../../features/study-filter/study-index"
import { slugify } from "../../util/slugify"
import { getDataOrPanic } from "./get-data-or-panic"
import { writePublicFile } from "./public-files"

/** Write `public/data/case-studies.json`: all case studies, for the filters of /case-studies/. */
export const writeStudyIndex = async ({ graphql, reporter }: BuildArgs) => {
  const data = await getDataOrPanic<Data>(graphql, query, reporter)
  writePublicFile(process.cwd(), "data/case-studies.json", JSON.stringify(studyIndexOf(data)))
}

/**
 * Serve the same index in development. `onCreateDevServer` has no `graphql` function, so send the query to GraphiQL.
 */
export const serveStudyIndex = async ({ socket }: IncomingMessage, response: ServerResponse) => {
  const { localAddress, localFamily, localPort } = socket
  const host = localFamily === "IPv6" ? `[${localAddress}]` : localAddress
  const answer = await fetch(`http://${host}:${localPort}/___graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  })
  const { data }: { data?: Data } = await answer.json()
  if (data) response.setHeader("Content-Type", "application/json").end(JSON.stringify(studyIndexOf(data)))
  else response.writeHead(503).end()
}

type ImageFile = { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null }

interface QueriedStudy extends Omit<IndexedStudy, "image" | "values"> {
  serviceSlugs: string[]
  technologySlugs: string[]
  thumbnail: ImageFile | null
  hero: { platforms: { items: string[] }; thumbnail: { image: ImageFile | null } | null }
}

interface Data {
  studies: { nodes: QueriedStudy[] }
  services: { nodes: FacetValue[] }
  technologies: { nodes: FacetValue[] }
}

/** The same sizes as the images of the cards (`sections/case-studies/project.ts`). */
const image = (width: number, breakpoints: string) =>
  `childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: ${width}, breakpoints: [${breakpoints}]) }`

const query = `{
  studies: allCaseStudy(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes {
      slug name desc country date tags serviceSlugs technologySlugs
      thumbnail { ${image(828, "384, 640, 828, 1200")} }
      hero {
        platforms { items }
        thumbnail { image { ${image(1080, "640, 828, 1080, 1920")} } }
      }
    }
  }
  services: allService(sort: [{ order: ASC }, { slug: ASC }]) { nodes { value: slug label: name } }
  technologies: allTechnology(sort: [{ order: ASC }, { slug: ASC }]) { nodes { value: slug label: name } }
}`

/** The index: all studies, and the filter values that at least one of them has. */
const studyIndexOf = ({ studies: { nodes }, services, technologies }: Data): StudyIndex => {
  const studies = nodes.map(
    ({ slug, name, desc, country, date, tags, thumbnail, hero, ...study }): IndexedStudy => ({
      slug,
      name,
      desc,
      country,
      date: date.slice(0, 10),
      // Cards show three.
      tags: tags.slice(0, 3),
      image: (thumbnail ?? hero.thumbnail?.image)?.childImageSharp?.gatsbyImageData ?? null,
      values: {
        technology: study.technologySlugs,
        service: study.serviceSlugs,
        country: [slugify(country)],
        platform: hero.platforms.items.map(slugify),
      },
    }),
  )
  const allValues: Record<Facet, FacetValue[]> = {
    technology: technologies.nodes,
    service: services.nodes,
    country: [...new Set(studies.map(({ country }) => country))].sort().map(facetValue),
    platform: ["Desktop", "Android", "B2C", "B2B"].map(facetValue),
  }
  const values = facets.map((facet) => [
    facet,
    allValues[facet].filter(({ value }) => studies.some(({ values }) => values[facet].includes(value))),
  ])
  return { studies, values: Object.fromEntries(values) }
}

const facetValue = (label: string): FacetValue => ({ value: slugify(label), label })
