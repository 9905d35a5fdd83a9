import { withDocument } from "../../../../src/site/shell/develop/unsaved-document"

const image = { childImageSharp: { gatsbyImageData: {} } }

const document = {
  ...{ path: "/studies/one/", name: "One", country: null, body: [["Hero", null]] },
  ...{ thumbnail: image, client: { name: "Acme" }, bodyImages: [image], bodyFiles: [] },
  results: [
    { value: "1", logo: image },
    { value: "2", logo: image },
  ],
  faq: null,
  partners: [],
}

/** The node from which Gatsby has made the document. */
const node = {
  ...{ path: "/studies/one/", name: "One", body: [["Hero", null]], slug: "one" },
  ...{ thumbnail: "./thumbnail.jpg", clientSlug: "acme", bodyImages: ["./a.jpg"], bodyFiles: [] },
  results: [
    { value: "1", logo: "./1.svg" },
    { value: "2", logo: "./2.svg" },
  ],
}

const data = { document, previous: null }
const shown = (change: object) => withDocument(data, { ...node, ...change })

test("values of the node take the place of those of the query", () => {
  const body = [["Hero", null, "text"]]
  expect(shown({ name: "Two", country: "Spain", body })).toEqual({
    ...data,
    document: { ...document, name: "Two", country: "Spain", body },
  })
})

test("sections are moved and removed, and texts added", () => {
  const withTeam = { ...data, document: { ...document, body: [["Hero"], ["Team"], ["Faq"]] }, team: [] }
  const body = [["Hero"], ["Prose", null, "text"], ["Faq"], ["Team"]]
  expect(withDocument(withTeam, { ...node, body })).toMatchObject({ document: { body }, team: [] })
  expect(withDocument(withTeam, { ...node, body: [["Hero"]] })).toMatchObject({
    document: { body: [["Hero"]] },
  })
})

test("images and references are those of the query", () => {
  expect(shown({})).toEqual(data)
  expect(shown({ thumbnail: "./other.jpg", clientSlug: "other" })).toEqual(data)
})

test("entries of a list are changed, removed and added", () => {
  const results = [{ value: "new", logo: "./1.svg" }]
  expect(shown({ results })).toMatchObject({ document: { results: [{ value: "new", logo: image }] } })
  expect(shown({ results: [...node.results, ...results] })).toMatchObject({
    document: { results: [{ value: "1" }, { value: "2" }, { value: "new", logo: image }] },
  })
})

test("what the query shows instead of an empty list stays", () => {
  expect(shown({ results: [] })).toEqual(data)
})

test.each([
  ["another document", { path: "/studies/two/" }],
  ["a field with entries that the query has not seen", { faq: [{ title: "Why?" }] }],
  ["entries of a list that was empty", { partners: [{ name: "Acme" }] }],
  [
    "a section that the page did not have",
    {
      body: [
        ["Hero", null],
        ["Team", null],
      ],
    },
  ],
  ["an image in the text", { bodyImages: ["./a.jpg", "./b.jpg"] }],
])("%s comes with Gatsby's result", (_, change) => {
  expect(shown(change)).toBe(data)
})
