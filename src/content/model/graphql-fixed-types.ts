import { block, field } from "./graphql-sdl"

/** Types that do not depend on the definitions. */
export const fixedTypes = () => [headingType, snippetType, mdxType, siteTypes]

const headingType = block("A heading of a page, of its text or of a section.", "type ContentHeading", [
  field("id", "String!", "Anchor of the heading."),
  field("title", "String!", "Text of the heading."),
  field("depth", "Int!", "2 for a section, 3 for a heading below it."),
])

const snippetType = block(
  "A text that several documents share: content/snippets/<key>.mdx.",
  'type Snippet implements Node @dontInfer @childOf(types: ["Mdx"])',
  [
    field("key", "String!", "Name of the file."),
    field("body", "JSON!", "The text as a tree, as in ContentPage."),
  ],
)

const mdxType = block("", "type Mdx implements Node @dontInfer", [
  field("body", "String!", "The text below the frontmatter."),
  field("document", "ContentPage", "The document of this file, if it is one that has a page."),
  field("frontmatter", "MdxFrontmatter!", "The fields at the top of the file, as they are written."),
])

const siteTypes = `type Site implements Node {
  "Name, description and address of the site, from content/data/site.yaml."
  siteMetadata: SiteSiteMetadata!
}

"Name, description and address of the site, from content/data/site.yaml."
type SiteSiteMetadata {
  "\`productName\` of site.yaml."
  title: String!
  "\`description\` of site.yaml."
  description: String!
  "Address of the published site, as in \`siteSettings { url }\`."
  siteUrl: String!
}`
