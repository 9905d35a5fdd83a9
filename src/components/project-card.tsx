import type { ProjectCardLayoutProps } from "./project"
import { ProjectCardDetailed } from "./project-card-detailed"
import { ProjectCardFullScreen } from "./project-card-full-screen"
import { ProjectCardMinimal } from "./project-card-minimal"

export interface ProjectCardProps extends ProjectCardLayoutProps {
  /**
   * minimal: image, name, country, description, View. detailed: month, image, name, description, country, tags.
   * full-screen: image next to name, description, day and a row of tags.
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
}
