import type { IGatsbyImageData } from "gatsby-plugin-image"

/** The smallest valid `gatsbyImageData`. */
export const imageData = (name: string, width = 1600, height = 1000): IGatsbyImageData => ({
  layout: "constrained",
  width,
  height,
  images: {
    fallback: { src: `/static/${name}.webp`, srcSet: `/static/${name}.webp ${width}w` },
  },
})

/** A GraphQL `File` with such an image. */
export const imageFile = (name: string, width?: number, height?: number) => ({
  childImageSharp: { gatsbyImageData: imageData(name, width, height) },
})
