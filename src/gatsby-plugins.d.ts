/** Gatsby's plugins have no types. */
declare module "gatsby-plugin-sharp" {
  /** Create the images of a file in the sizes and formats of `args`, as `gatsbyImageData` does. */
  export function generateImageData(options: {
    file: import("gatsby").Node
    args: object
    pathPrefix: string
    reporter: import("gatsby").Reporter
    cache: import("gatsby").GatsbyCache
  }): Promise<unknown>
}

/** Gatsby's own package, of which `site/shell/head/checked-script.ts` is a checked version. */
declare module "gatsby-script-itself" {
  export const Script: typeof import("gatsby").Script
}

/** Gatsby writes the pages with `matchPath`. */
declare module "$virtual/match-paths.json" {
  const matchPaths: readonly { path: string; matchPath: string }[]
  export default matchPaths
}
