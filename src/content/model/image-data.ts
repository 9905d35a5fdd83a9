/** The result of the GraphQL field `gatsbyImageData`, for modules that do not depend on Gatsby. */
export type { IGatsbyImageData as ImageData } from "gatsby-plugin-image"
