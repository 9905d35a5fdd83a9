import type { Store } from "gatsby"

interface Type {
  name: string
  description?: string | null
}

interface Schema {
  getQueryType(): { getFields(): Record<string, { description?: string | null; type: unknown }> }
}

/**
 * Describe the fields of `Query` in GraphiQL, such as `caseStudy` and `allCaseStudy`. Gatsby creates them without
 * descriptions, and `createResolvers` cannot add any.
 */
export const describeQueries = ({ getState }: Pick<Store, "getState">) => {
  const { schema }: { schema: Schema } = getState()
  const fields = schema.getQueryType().getFields()
  for (const field of Object.values(fields)) {
    const type = field.type as Type
    const list = fields[`all${type.name}`]
    if (!list) continue
    type.description ??= gatsbyTypes[type.name]
    const about = type.description ?? "A node of a plugin."
    field.description = `${about} The first one that fits the arguments.`
    list.description = `${about} All of them: filter, sort, limit, group and count them.`
  }
}

const gatsbyTypes: Readonly<Record<string, string>> = {
  File: "A file in content/, with `publicURL` and, for images, `childImageSharp`.",
  Directory: "A folder in content/.",
  Mdx: "An MDX file, as gatsby-plugin-mdx reads it.",
  ImageSharp: "An image: `gatsbyImageData` creates it in the sizes that a page needs.",
  Site: "The site: its metadata and Gatsby's configuration.",
  SitePage: "A page of the site, also of those that are not documents.",
  SiteFunction: "A function of src/api/, which this site does not have.",
  SitePlugin: "A plugin of gatsby-config.ts.",
  SiteBuildMetadata: "Time of the build.",
}
