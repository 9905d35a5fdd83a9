import { defineSection } from "../../content-model/define-section"
import { list, reference } from "../../content-model/fields"
import { head } from "../../content-model/section-props"

export const similarProjects = defineSection({
  name: "SimilarProjects",
  description: "Cards of the similar projects.",
  heading: "Similar projects",
  surface: "paper",
  fields: {
    similarProjects: list(reference("CaseStudy", "Slug of a case study."), "Case studies to read next.", {
      max: 3,
    }).optional(),
  },
  props: head,
  example: { similarProjects: ["istanbul-senin", "nimble", "fooq"] },
})
