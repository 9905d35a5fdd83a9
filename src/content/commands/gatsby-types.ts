/** Output types of Gatsby and its plugins that queries may use, without what Gatsby adds for each type of nodes. */
export const gatsbyTypes = `
directive @childOf(types: [String!]!) on OBJECT

scalar Date
scalar JSON
scalar GatsbyImageData

type Query

interface Node { id: ID! parent: Node children: [Node!]! internal: Internal! }

type Internal {
  content: String contentDigest: String! contentFilePath: String description: String fieldOwners: [String]
  ignoreType: Boolean mediaType: String owner: String! type: String!
}

type PageInfo {
  currentPage: Int! hasNextPage: Boolean! hasPreviousPage: Boolean! itemCount: Int! pageCount: Int! perPage: Int
  totalCount: Int!
}

type File implements Node {
  absolutePath: String! accessTime: Date! atime: Date! atimeMs: Float! base: String! birthTime: Date! birthtime: Date
  birthtimeMs: Float blksize: Int blocks: Int changeTime: Date! childMdx: Mdx childrenMdx: [Mdx] ctime: Date!
  ctimeMs: Float! dev: Int! dir: String! ext: String! extension: String! gid: Int! ino: Float! mode: Int!
  modifiedTime: Date! mtime: Date! mtimeMs: Float! name: String! nlink: Int! prettySize: String! publicURL: String
  rdev: Int! relativeDirectory: String! relativePath: String! root: String! size: Int! sourceInstanceName: String!
  uid: Int!
}

type ImageSharp implements Node @childOf(types: ["File"]) {
  gatsbyImageData: GatsbyImageData! original: ImageSharpOriginal
}

type ImageSharpOriginal { height: Float src: String width: Float }

type SitePage implements Node {
  component: String! componentChunkName: String! internalComponentName: String! matchPath: String pageContext: JSON
  path: String!
}

type SiteBuildMetadata implements Node { buildTime: Date }

extend type Mdx { excerpt: String tableOfContents: JSON }

extend type Site {
  buildTime: Date host: String jsxRuntime: String pathPrefix: String polyfill: Boolean port: Int trailingSlash: String
}
`
