import type { IGatsbyImageData } from "gatsby-plugin-image"
import { type Facet, facets, type PackedIndex, type PackedStudy, type StudyIndex } from "../lib/study-index"

/** The index as it is served: some sixty bytes a study, compressed. */
export const packStudies = ({ studies, values }: StudyIndex): PackedIndex => {
  const tags = new Places()
  const pictures = new Places()
  const packed = studies.map((study): PackedStudy => {
    const { shape, digest } = splitPicture(study.image)
    return [
      study.slug,
      study.name,
      study.desc,
      study.date,
      study.tags.map((tag) => tags.of(tag)),
      facets.map((facet) =>
        study.values[facet].map((value) => values[facet].findIndex((one) => one.value === value)),
      ),
      pictures.of(shape),
      digest,
    ]
  })
  const pairs = (facet: Facet) => values[facet].map(({ value, label }): [string, string] => [value, label])
  return {
    values: {
      technology: pairs("technology"),
      service: pairs("service"),
      country: pairs("country"),
      platform: pairs("platform"),
    },
    tags: tags.all,
    pictures: pictures.all,
    studies: packed,
  }
}

/** Lists what is named, each once, and answers its place. */
class Places {
  readonly all: string[] = []
  readonly #known = new Map<string, number>()

  of(text: string): number {
    const place = this.#known.get(text) ?? this.all.push(text) - 1
    this.#known.set(text, place)
    return place
  }
}

/** Pictures of the same size have the same addresses but for the digest of the file. */
const splitPicture = (image: IGatsbyImageData | null) => {
  const text = image ? JSON.stringify(slim(image)) : "null"
  const digest = /\/static\/([0-9a-f]{32})\//.exec(text)?.[1]
  return digest
    ? { shape: text.replaceAll(`/static/${digest}/`, "/static/*/"), digest }
    : { shape: text, digest: "" }
}

/** What `Picture` draws; it says the `sizes` itself. */
const slim = ({ images: { fallback, sources = [] }, width, height, layout }: IGatsbyImageData) => ({
  layout,
  width,
  height,
  images: {
    fallback: fallback && { src: fallback.src, srcSet: fallback.srcSet },
    sources: sources.map(({ srcSet, type }) => ({ srcSet, type })),
  },
})
