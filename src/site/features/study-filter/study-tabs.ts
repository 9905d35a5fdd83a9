import { graphql } from "gatsby"
import { slugify } from "../../../util/slugify"

/** A tab of the case studies. */
export interface StudyTab {
  /** Name in URLs. */
  key: string
  label: string
  /** Slug of the service whose case studies it shows; "" for all. */
  service: string
}

/** The tab for all case studies. */
export const allWork = { key: "all", service: "" }

/** A tab for all case studies, and one for each service with a label for it. */
export const studyTabs = (
  services: readonly Queries.StudyTabServiceFragment[],
  allLabel: string,
): readonly StudyTab[] => [
  { ...allWork, label: allLabel },
  ...services.map(({ slug, studiesTab }) => {
    const label = studiesTab ?? slug
    return { key: slugify(label), label, service: slug }
  }),
]

export const studyTabFragment = graphql`
  fragment StudyTabService on Service {
    slug
    studiesTab
  }
`
