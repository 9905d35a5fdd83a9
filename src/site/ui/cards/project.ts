import type { IGatsbyImageData } from "gatsby-plugin-image"

/** A project on a card. */
export interface Project {
  name: string
  country: string
  desc: string
  /** Path of the project's page. */
  href: string
  /** YYYY-MM-DD. */
  date: string
  tags: readonly string[]
  image: IGatsbyImageData | null
  /** The image for phones. */
  portrait?: IGatsbyImageData | null
}

/** Props of a project card in each of the three layouts. */
export interface ProjectCardProps {
  project: Project
  headingLevel?: 2 | 3 | 4
  /** Rendered width of the image, if the grid is not the layout's usual one. */
  sizes?: string
  /** Load the image at once, for a card on the first screen. */
  eager?: boolean
}
