import { pageImages } from "../../../src/gatsby/outputs/page-images"
import { collections } from "../../../src/site/collections/model"

const image = (src: string, focus?: string) => ({
  childImageSharp: { gatsbyImageData: { images: { fallback: { src } }, focus } },
})

const technologies = [
  { path: "/technologies/no-picture/", hero: { artefact: null }, mark: null },
  {
    path: "/technologies/a/",
    hero: { artefact: { image: image("/static/a.webp") } },
    mark: { publicURL: "/b.svg" },
  },
  { path: "/technologies/b/", hero: { artefact: null }, mark: { publicURL: "/static/b.svg" } },
]

const pages = [{ path: "/", homeHero: { pictures: [{ image: image("/static/left.webp", "30% 60%") }] } }]

const nodesOf = (query: string) => {
  if (query.includes("allTechnology")) return technologies
  return query.includes("allPage(") ? pages : []
}

const queries: string[] = []

const find = () =>
  pageImages({
    graphql: async (query: string) => {
      queries.push(query)
      return { data: { list: { nodes: nodesOf(query) } } }
    },
    reporter: {},
  } as unknown as Parameters<typeof pageImages>[0])

it("is the first image that a document has, with its focus, and for a list that of its first document", async () => {
  expect(Object.fromEntries(await find())).toEqual({
    "/": "/static/left.webp#30% 60%",
    "/technologies/": "/static/a.webp",
    "/technologies/a/": "/static/a.webp",
    "/technologies/b/": "/static/b.svg",
  })
})

it("asks for every image that a collection names, in groups and lists", async () => {
  await find()
  const query = queries.find((text) => text.includes("allPage(")) ?? ""
  expect(query).toMatch(/homeHero \{ pictures \{ image \{ childImageSharp \{ gatsbyImageData/)
  expect(queries.join()).toContain("mark { publicURL }")
  expect(collections.filter(({ images }) => images).length).toBeGreaterThan(3)
})
