import {
  buildSchema,
  type GraphQLObjectType,
  isInterfaceType,
  isObjectType,
  printType,
  validateSchema,
} from "graphql"
import { z } from "zod"
import { collections, dataFiles } from "../../../src/collections/model"
import { defineCollection, defineDataFile } from "../../../src/content-model/define-collection"
import { list, reference } from "../../../src/content-model/fields"
import { graphqlTypes, slugField } from "../../../src/content-model/graphql-types"
import { unwrap } from "../../../src/content-model/unwrap"

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
  interface Node { id: ID! }
  type File implements Node { id: ID! }
  "A document as gatsby-plugin-mdx has read it."
  type Mdx implements Node { id: ID! }
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

it("make a valid schema together with Gatsby's", () => {
  expect(validateSchema(schema)).toEqual([])
})

it("declare each type once, without inference", () => {
  const heads = definitions.match(/^(type|interface|enum) \w+/gm) ?? []
  expect(new Set(heads).size).toBe(heads.length)
  for (const { type } of [...collections, ...dataFiles])
    expect(definitions).toMatch(new RegExp(`^type ${type} implements Node.* @dontInfer`, "m"))
})

it.each(collections.map(({ type }) => type))("make %s a page", (name) => {
  const type = objectType(name)
  expect(type.getInterfaces().map(String)).toEqual(["Node", "ContentPage"])
  const page = schema.getType("ContentPage")
  if (!isInterfaceType(page)) throw new Error("There is no ContentPage")
  for (const field of Object.keys(page.getFields())) expect(type.getFields()[field]).toBeDefined()
  expect(definitions).toContain(
    `type ${name} implements Node & ContentPage @dontInfer @childOf(types: ["Mdx"])`,
  )
})

it.each(dataFiles.map(({ type, single }) => [type, single] as const))(
  "make %s a node of a data file",
  (name, single) => {
    expect(definitions).toContain(`type ${name} implements Node @dontInfer @childOf(types: ["File"])`)
    const fields = Object.keys(objectType(name).getFields())
    expect(fields.includes("key")).toBe(!single)
    expect(fields.includes("order")).toBe(!single)
  },
)

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
  const study = objectType("CaseStudy")
  const types = Object.fromEntries(
    Object.keys(study.getFields()).map((field) => [field, printed(study, field)]),
  )
  expect(types).toMatchObject({
    name: "String!",
    date: "Date!",
    updated: "Date",
    draft: "Boolean!",
    thumbnail: "File",
    hero: "CaseStudyHero!",
    problem: "String",
    persona: "PersonaDetails",
    challenges: "[Challenge!]!",
    services: "[Service!]!",
    serviceSlugs: "[String!]!",
    similarProjectSlugs: "[String!]!",
    body: "JSON!",
    bodyImages: "[File!]!",
    bodyFiles: "[File!]!",
    wordCount: "Int!",
  })
})

it("describe every field of a document, an entry and a block", () => {
  const unexplained = own.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ name, description }) => name !== "id" && !description)
      .map(({ name }) => `${type.name}.${name}`),
  )
  // Groups whose fields have descriptions.
  expect(unexplained.filter((name) => !/Hero\.|^Navigation|\.(action|footer)$/.test(name))).toEqual([
    "ContentHeading.title",
    "Service.hero",
    "Technology.hero",
  ])
})

it("describe every collection, data file and block", () => {
  const unexplained = own.filter(
    ({ name, description }) => !description && !/Hero|Navigation|IconCard/.test(name),
  )
  expect(unexplained.map(String)).toEqual([])
  expect(objectType("CaseStudy").description).toBe("A case study: one MDX document and its page.")
  expect(objectType("Client").description).toBe("An entry of content/data/clients.yaml, in the file's order.")
  expect(objectType("SiteSettings").description).toBe("content/data/site.yaml")
})

it("link references by their slugs", () => {
  expect(definitions).toContain('technologies: [Technology!]! @link(by: "slug", from: "technologySlugs")')
  expect(definitions).toContain('companyLogo: Client! @link(by: "key", from: "companyLogoSlug")')
  expect(definitions).toContain('author: TeamMember! @link(by: "key", from: "authorSlug")')
  expect(definitions).toContain('client: Client @link(by: "key", from: "clientSlug")')
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

it.each([
  ["technologies", "technologySlugs"],
  ["services", "serviceSlugs"],
  ["caseStudies", "caseStudySlugs"],
  ["similarProjects", "similarProjectSlugs"],
  ["author", "authorSlug"],
  ["companyLogo", "companyLogoSlug"],
])("keep the slugs of %s in %s", (field, stored) => {
  expect(slugField(field)).toBe(stored)
})

it("have reverse relations with a limit", () => {
  expect(printType(objectType("Technology"))).toMatch(/caseStudies\(limit: Int\): \[CaseStudy!\]!/)
  expect(printType(objectType("Technology"))).toMatch(/services\(limit: Int\): \[Service!\]!/)
  expect(printType(objectType("Service"))).toMatch(/caseStudies\(limit: Int\): \[CaseStudy!\]!/)
})

it("are written with docstrings and links", () => {
  expect(definitions.match(/^"A metric of the feedback\."[^}]*\}/m)?.[0]).toMatchInlineSnapshot(`
""A metric of the feedback."
type FeedbackItem {
  "What was asked or counted."
  title: String!
  "The figure, always in quotes, e.g. \\"4.8\\"."
  value: String!
}"
`)
  expect(definitions.match(/^"content\/data\/budget\.yaml"[^}]*\}/m)?.[0]).toMatchInlineSnapshot(`
""content/data/budget.yaml"
type Budget implements Node @dontInfer @childOf(types: ["File"]) {
  "Heading of the section."
  title: String!
  "The sentence next to it."
  lead: String!
  "The client mix by size."
  clients: [BudgetShare!]!
  "Title of the average-budget chart."
  averageTitle: String!
  "What it counts."
  averageNote: String!
  "Average budget by year, oldest first."
  average: [BudgetYear!]!
}"
`)
})

/** All `typeName`s in a schema, also those set outside `.optional()`. */
const typeNamesIn = (schema: z.ZodType): string[] => {
  const { inner } = unwrap(schema)
  const own = [schema.meta()?.typeName, inner.meta()?.typeName].filter((name) => name !== undefined)
  if (inner.def.type === "array") return [...own, ...typeNamesIn((inner as z.ZodArray<z.ZodType>).element)]
  if (inner.def.type !== "object") return own
  const fields = Object.values((inner as z.ZodObject).shape) as z.ZodType[]
  return [...own, ...fields.flatMap(typeNamesIn)]
}

it("include every type that the model names", () => {
  const names = new Set([...collections, ...dataFiles].flatMap(({ schema }) => typeNamesIn(schema)))
  expect(names.size).toBeGreaterThan(15)
  expect([...names].filter((name) => !schema.getType(name))).toEqual([])
  expect(printed(objectType("NavigationEntry"), "menu")).toBe("NavigationMenu")
  expect(printed(objectType("FooterColumn"), "list")).toBe("NavigationList")
})

it("escape quotes and backslashes in docstrings", () => {
  const descriptions = own.flatMap((type) =>
    Object.values(type.getFields()).map(({ description }) => description),
  )
  expect(descriptions).toContain('What was measured, e.g. "+38%". Shown large; always in quotes.')
})
