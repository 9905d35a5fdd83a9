import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import type { CreatePagesArgs, Reporter } from "gatsby"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { slugify } from "../lib/slugify"
import type { FacetValue, facets, IndexedStudy, StudyIndex } from "../lib/study-index"
import { getDataOrPanic } from "./get-data-or-panic"
import { packStudies } from "./pack-studies"
import { writePublicFile } from "./public-files"

/** The address that the filters of the case studies fetch; see `src/sections/study-filter`. */
export const studyIndexAddress = "/data/case-studies.json"

/**
 * Writes `public/data/case-studies.json`: what the filters of /case-studies/ know of every study. Pictures are taken
 * from the data of the list's pages, which has just been written: asking for a thousand again would take longer than
 * all other queries.
 */
export const writeStudyIndex = async (source: Source, root: string) => {
  const pictures = await listedPictures(path.join(root, "public/page-data/case-studies"))
  const index = await queryStudies(source, ({ path: address }) => pictures.get(address) ?? null)
  writePublicFile(root, studyIndexAddress.slice(1), JSON.stringify(packStudies(index)))
}

/** The same for develop, where pages have no data on disk: the text of the file, made when it is asked for. */
export const studyIndexText = async (source: Source) => {
  const index = await queryStudies(source, pictureOf, picture)
  return JSON.stringify(packStudies(index))
}

/** Whom to ask for the studies. */
export interface Source {
  graphql: CreatePagesArgs["graphql"]
  reporter: Reporter
}

interface WithPicture {
  thumbnail: ImageFile | null
  hero: { thumbnail: { image: ImageFile | null } | null }
}

type ImageFile = { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null }

interface QueriedStudy extends WithPicture {
  slug: string
  path: string
  name: string
  desc: string
  country: string
  date: string
  tags: string[]
  serviceSlugs: string[]
  technologySlugs: string[]
  hero: WithPicture["hero"] & { platforms: { items: string[] } }
}

interface Data {
  studies: { nodes: QueriedStudy[] }
  services: { nodes: { slug: string; name: string }[] }
  technologies: { nodes: { slug: string; name: string }[] }
}

/** As the cards of the list ask for their pictures (`sections/project.ts`). */
const sharp = (width: number, breakpoints: string) =>
  `childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: ${width}, breakpoints: [${breakpoints}]) }`

const picture = {
  study: `thumbnail { ${sharp(828, "384, 640, 828, 1200")} }`,
  hero: `thumbnail { image { ${sharp(1080, "640, 828, 1080, 1920")} } }`,
}

async function queryStudies(
  { graphql, reporter }: Source,
  imageOf: (study: QueriedStudy) => IGatsbyImageData | null,
  more = { study: "", hero: "" },
): Promise<StudyIndex> {
  const data = await getDataOrPanic<Data>(
    graphql,
    `{
    studies: allCaseStudy(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        slug path name desc country date tags serviceSlugs technologySlugs
        hero { platforms { items } ${more.hero} }
        ${more.study}
      }
    }
    services: allService(sort: [{ order: ASC }, { slug: ASC }]) { nodes { slug name } }
    technologies: allTechnology(sort: [{ order: ASC }, { slug: ASC }]) { nodes { slug name } }
  }`,
    reporter,
  )

  const studies = data.studies.nodes.map(
    (study): IndexedStudy => ({
      slug: study.slug,
      name: study.name,
      desc: study.desc,
      country: study.country,
      date: study.date.slice(0, 10),
      // As many as the cards show.
      tags: study.tags.slice(0, 3),
      image: imageOf(study),
      values: {
        technology: study.technologySlugs,
        service: study.serviceSlugs,
        country: [slugify(study.country)],
        platform: study.hero.platforms.items.map(slugify),
      },
    }),
  )
  const offered = {
    technology: data.technologies.nodes.map(named),
    service: data.services.nodes.map(named),
    country: [...new Set(studies.map(({ country }) => country))].sort().map(labelled),
    platform: ["Desktop", "Android", "B2C", "B2B"].map(labelled),
  }
  const used = (facet: (typeof facets)[number]) => {
    const values = new Set(studies.flatMap((study) => study.values[facet]))
    return offered[facet].filter(({ value }) => values.has(value))
  }
  return {
    studies,
    values: {
      technology: used("technology"),
      service: used("service"),
      country: used("country"),
      platform: used("platform"),
    },
  }
}

const named = ({ slug, name }: { slug: string; name: string }): FacetValue => ({ value: slug, label: name })
const labelled = (label: string): FacetValue => ({ value: slugify(label), label })

const pictureOf = ({ thumbnail, hero }: WithPicture): IGatsbyImageData | null =>
  (thumbnail ?? hero.thumbnail?.image)?.childImageSharp?.gatsbyImageData ?? null

/** The pictures that the pages of the list show, by the path of the study. */
async function listedPictures(folder: string) {
  const files = await readdir(folder, { recursive: true })
  const lists = files.filter((file) => /^(page\/\d+\/)?page-data\.json$/.test(file.split(path.sep).join("/")))
  const pictures = new Map<string, IGatsbyImageData | null>()
  for (const file of lists) {
    const { result } = JSON.parse(await readFile(path.join(folder, file), "utf8")) as {
      result: { data: { allCaseStudy: { nodes: QueriedStudy[] } } }
    }
    for (const study of result.data.allCaseStudy.nodes) pictures.set(study.path, pictureOf(study))
  }
  return pictures
}
