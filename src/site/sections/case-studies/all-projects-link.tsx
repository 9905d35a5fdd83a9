import { ArrowLink } from "../../ui/actions/arrow-link"
import { useTexts } from "../../ui/text/texts"

/** A link to the list of case studies. */
export const AllProjectsLink = () => (
  <ArrowLink href="/case-studies/">{useTexts("sections").allProjects}</ArrowLink>
)
