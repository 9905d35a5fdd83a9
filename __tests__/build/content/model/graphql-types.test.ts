import {
  buildSchema,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  isObjectType,
  printType,
  validateSchema,
} from "graphql"
import { z } from "zod"
import { defineCollection, defineDataFile } from "../../../../src/content/model/define-collection"
import { list, reference } from "../../../../src/content/model/fields"
import { graphqlTypes } from "../../../../src/content/model/graphql-types"
import { collections, dataFiles } from "../../../../src/site/collections/model"

/** The part of Gatsby's schema that the model's types need. */
const gatsby = `
  scalar Date
  scalar JSON
  directive @dontInfer on OBJECT
  directive @childOf(types: [String!]) on OBJECT
  directive @link(by: String, from: String) on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @orMissingFile on FIELD_DEFINITION
  directive @focus(from: String!) on FIELD_DEFINITION
  interface Node { id: ID! }
  type File implements Node { id: ID! }
  type Query { node(id: ID!): Node }
`

const schemaOf = (types: string) =>
  buildSchema(gatsby + types.replace(/^type \w+ implements Node[^{]*\{/gm, "$&\n  id: ID!"))

const definitions = graphqlTypes(collections, dataFiles)
const schema = schemaOf(definitions)
const objectType = (name: string) => {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`There is no type ${name}`)
  return type
}
const own = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !/^(__|Query$|File$)/.test(type.name),
) as GraphQLObjectType[]
const printed = (type: GraphQLObjectType, field: string) => String(type.getFields()[field]?.type)

it("are pages or nodes of data files, without inference", () => {
  for (const { type } of collections)
    expect(definitions).toContain(
      `type ${type} implements Node & ContentPage @dontInfer @childOf(types: ["Mdx"])`,
    )
  for (const { type, single } of dataFiles) {
    expect(definitions).toContain(`type ${type} implements Node @dontInfer @childOf(types: ["File"])`)
    const fields = Object.keys(objectType(type).getFields())
    expect([fields.includes("key"), fields.includes("order")]).toEqual([!single, !single])
  }
})

it("have no nullable lists or entries", () => {
  const lists = own.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => String(field.type).includes("["))
      .map((field) => `${type.name}.${field.name}: ${String(field.type)}`),
  )
  expect(lists.length).toBeGreaterThan(40)
  expect(lists.filter((list) => !/: \[\w+!\]!$/.test(list))).toEqual([])
})

it("are non-null for required fields", () => {
  const types = {
    ...{ name: "String!", date: "Date!", updated: "Date", draft: "Boolean!", thumbnail: "File" },
    ...{ hero: "CaseStudyHero!", problem: "String", persona: "PersonaDetails", challenges: "[Challenge!]!" },
    ...{ services: "[Service!]!", serviceSlugs: "[String!]!", body: "JSON!", bodyImages: "[File!]!" },
  }
  const fields = Object.keys(types).map((field) => [field, printed(objectType("CaseStudy"), field)])
  expect(Object.fromEntries(fields)).toEqual(types)
})

it("describe every type and field, except Gatsby's own", () => {
  const unexplained = own.flatMap((type) =>
    [type, ...Object.values(type.getFields())]
      .filter(({ name, description }) => name !== "id" && !description)
      .map(({ name }) => `${type.name}.${name}`),
  )
  expect(unexplained).toEqual(["Mdx.Mdx", "Site.Site"])
  expect(objectType("Insight").description).toBe(
    "Insight: an MDX document of content/insights/, and its page.",
  )
  expect(objectType("Client").description).toMatch(
    /^An entry of content\/data\/clients\.yaml, in the file's order: clients and their logos/,
  )
})

it("link references by their slugs", () => {
  expect(definitions).toContain('technologies: [Technology!]! @link(by: "slug", from: "technologySlugs")')
  expect(definitions).toContain('author: TeamMember! @link(by: "key", from: "authorSlug")')
  expect(definitions).toContain("bodyImages: [File!]! @fileByRelativePath @orMissingFile")
  expect(definitions).toContain("date: Date! @dateformat")
})

it("support a new collection", () => {
  const guide = defineCollection({
    type: "Guide",
    label: "guide",
    directory: "guides",
    fields: {
      order: z.number().int().meta({ description: "Position." }),
      next: reference("Guide", "The guide to read next.").optional(),
      authors: list(reference("TeamMember", "Who wrote it."), "Who wrote it."),
    },
    sort: { field: "order", order: "ASC" },
    sections: [],
  })
  const shelf = defineDataFile({
    type: "Shelf",
    file: "shelf.yaml",
    about: "Guides",
    single: true,
    schema: z.strictObject({ guides: list(reference("Guide", "A guide."), "What stands on it.") }),
  })
  const extended = graphqlTypes([...collections, guide], [...dataFiles, shelf])
  expect(extended).toContain('next: Guide @link(by: "slug", from: "nextSlug")')
  expect(extended).toContain('authors: [TeamMember!]! @link(by: "key", from: "authorSlugs")')
  expect(extended).toContain('guides: [Guide!]! @link(by: "slug", from: "guideSlugs")')
  expect(extended).toContain('"Day of publication."\n  date: Date @dateformat\n}')
  expect(validateSchema(schemaOf(extended))).toEqual([])
})

it("have different descriptions for types with the same fields, such as a document's card and a data file's", () => {
  const fieldsOf = (type: GraphQLObjectType) => Object.keys(type.getFields())
  const isTwin = (one: GraphQLObjectType, other: GraphQLObjectType) =>
    one !== other && fieldsOf(one).every((name) => fieldsOf(other).includes(name))
  const twins = own.flatMap((one) => own.flatMap((other) => (isTwin(one, other) ? [[one, other]] : [])))
  expect(twins.length).toBeGreaterThan(4)
  for (const [one, other] of twins) expect(one?.description).not.toBe(other?.description)
  expect(objectType("SolutionItem").description).toMatch(/ In Service\.solutions, Technology\.solutions\.$/)
  expect(objectType("Solution").description).toMatch(/^An entry of content\/data\/solutions\.yaml/)
})

it("have reverse relations with limit and skip", () => {
  const relation = /caseStudies: \[CaseStudy!\]!/
  expect(printType(objectType("Technology"))).toMatch(relation)
  expect(printType(objectType("Service"))).toMatch(relation)
})

it("have the Mdx node, the collection and the neighbours of a document in all collections", () => {
  const page = schema.getType("ContentPage") as GraphQLInterfaceType
  const names = ["mdx", "collection", "previous", "next"]
  const types = (type: string) => names.map((name) => printed(objectType(type), name))
  expect(names.map((name) => String(page.getFields()[name]?.type))).toEqual([
    "Mdx!",
    "String!",
    "ContentPage",
    "ContentPage",
  ])
  for (const { type } of collections) expect(types(type)).toEqual(["Mdx!", "String!", type, type])
})

it("have the site's metadata, and frontmatter with the fields that all collections share", () => {
  const metadata = Object.values(objectType("SiteSiteMetadata").getFields())
  expect(metadata.map(({ name, type }) => `${name}: ${String(type)}`)).toEqual([
    "title: String!",
    "description: String!",
    "siteUrl: String!",
  ])
  const types = {
    name: "String",
    date: "Date",
    draft: "Boolean",
    redirectFrom: "[String!]!",
    client: "undefined",
  }
  const fields = Object.keys(types).map((field) => [field, printed(objectType("MdxFrontmatter"), field)])
  expect(Object.fromEntries(fields)).toEqual(types)
  expect(definitions).toMatch(/type MdxFrontmatter \{[^}]* date: Date @dateformat/)
})

it("sort by day what has a day", () => {
  expect(printed(objectType("Comment"), "date")).toBe("Date!")
})

it("have the names that the model gives, also to optional groups", () => {
  expect(printed(objectType("NavigationEntry"), "menu")).toBe("NavigationMenu")
  expect(printed(objectType("FooterColumn"), "list")).toBe("NavigationList")
})

it("have docstrings, with quotes and backslashes escaped", () => {
  const guide = defineDataFile({
    type: "Guide",
    file: "guide.yaml",
    about: "A guide",
    single: true,
    schema: z.strictObject({ title: z.string().meta({ description: 'A "quoted" \\ title.' }) }),
  })
  const written = graphqlTypes([], [guide])
  expect(validateSchema(schemaOf(written))).toEqual([])
  expect(written).toContain('  "A \\"quoted\\" \\\\ title."\n  title: String!\n}')
})
