import type { IGatsbyImageData } from "gatsby-plugin-image"

/** What `gatsbyImageData` answers, in its smallest form. */
export const imageData = (name: string, width = 1600, height = 1000): IGatsbyImageData => ({
  layout: "constrained",
  width,
  height,
  images: {
    fallback: { src: `/static/${name}.jpg`, srcSet: `/static/${name}.jpg ${width}w` },
    sources: [{ type: "image/webp", srcSet: `/static/${name}.webp ${width}w` }],
  },
})

/** A `File` of GraphQL with such a picture. */
export const imageFile = (name: string, width?: number, height?: number) => ({
  childImageSharp: { gatsbyImageData: imageData(name, width, height) },
})
