import type { Store } from "gatsby"

interface Described {
  description?: string | null
}

interface Schema {
  getTypeMap(): Record<string, Described>
  getQueryType(): { getFields(): Record<string, Described & { type: unknown }> }
}

/**
 * Describe in GraphiQL the fields of `Query`, such as `caseStudy` and `allCaseStudy`, and the types that Gatsby and its
 * plugins make. Gatsby creates them without descriptions, and `createResolvers` cannot add any.
 */
export const describeQueries = ({ getState }: Pick<Store, "getState">) => {
  const { schema }: { schema: Schema } = getState()
  const fields = schema.getQueryType().getFields()
  for (const [name, type] of Object.entries(schema.getTypeMap())) type.description ||= descriptionOf(name)
  for (const field of Object.values(fields)) {
    const type = field.type as Described & { name: string }
    const list = fields[`all${type.name}`]
    if (!list) continue
    const about = type.description ?? "A node of a plugin."
    field.description = `${about} The first one that fits the arguments.`
    list.description = `${about} All of them: filter, sort, limit, group and count them.`
  }
}

const descriptionOf = (name: string) => {
  const [, type = "", part = ""] =
    /^(.+?)(Connection|Edge|GroupConnection|FilterInput|SortInput)$/.exec(name) ?? []
  return gatsbyTypes[name] ?? partsOfLists[part]?.replace("{type}", type)
}

/** By the ends of their names. */
const partsOfLists: Readonly<Record<string, string>> = {
  Connection: "The nodes of the type {type} that fit a query's arguments.",
  Edge: "A {type} with those before and after it in the list.",
  GroupConnection: "The nodes of the type {type} that have the same value of a field.",
  FilterInput: "Conditions for the fields of {type}, which must all be met.",
  SortInput: "A field of {type}, with ASC or DESC. The first field of a list of them counts most.",
}

const gatsbyTypes: Readonly<Record<string, string>> = {
  Query: "What can be asked for: each type of nodes by its name, and all of them as a list.",
  PageInfo: "How many nodes there are, and on which page of the list the query is.",
  Internal: "What Gatsby notes about a node: its type, its digest, who made it.",
  FieldSelectorEnum: "Names of fields.",
  SortOrderEnum: "ASC from the least value, DESC from the greatest.",
  File: "A file in content/, with `publicURL` and, for images, `childImageSharp`.",
  Directory: "A folder in content/.",
  Mdx: "An MDX file, as gatsby-plugin-mdx reads it.",
  ImageSharp: "An image: `gatsbyImageData` creates it in the sizes that a page needs.",
  Site: "The site: its metadata and Gatsby's configuration.",
  SiteSiteMetadata:
    "Name, description and address of the site, from content/data/site.yaml, and what gatsby-config adds.",
  SiteAdapter: "The adapter for a host, which this site does not have.",
  SitePage: "A page of the site, also of those that are not documents.",
  SiteFunction: "A function of src/api/, which this site does not have.",
  SitePlugin: "A plugin of gatsby-config.ts.",
  SiteBuildMetadata: "Time of the build.",
  GatsbyImageData: "What the component GatsbyImage needs of an image.",
  ImageSharpOriginal: "The image as it is, with its size.",
}
