import type { IGatsbyImageData } from "gatsby-plugin-image"
import { ProjectCardDetailed } from "./project-card-detailed"
import { ProjectCardFullScreen } from "./project-card-full-screen"
import { ProjectCardMinimal } from "./project-card-minimal"

/** A project on a card (specification, section 3). */
export interface Project {
  name: string
  country: string
  desc: string
  /** Path of the project's page. */
  href: string
  /** Formatted day, e.g. "14 May 2026". */
  date?: string | null
  /** The same day in ISO 8601, e.g. "2026-05-14". */
  dateTime?: string | null
  tags: readonly string[]
  image: IGatsbyImageData | null
}

export interface ProjectCardLayoutProps {
  project: Project
  headingLevel?: 2 | 3 | 4
  /** Rendered width of the image, if the grid is not the layout's usual one. */
  sizes?: string
  /** Load the image at once, for a card on the first screen. */
  eager?: boolean
}

export interface ProjectCardProps extends ProjectCardLayoutProps {
  /**
   * minimal: image, name, country, description, View. detailed: date, image, name, description, country, tags.
   * full-screen: image next to name, description, date and a row of tags.
   */
  layout: "minimal" | "detailed" | "full-screen"
}

/** A project in one of three layouts. */
export const ProjectCard = ({ layout, ...props }: ProjectCardProps) => {
  const Layout = layouts[layout]
  return <Layout {...props} />
}

const layouts = {
  minimal: ProjectCardMinimal,
  detailed: ProjectCardDetailed,
  "full-screen": ProjectCardFullScreen,
} as const
