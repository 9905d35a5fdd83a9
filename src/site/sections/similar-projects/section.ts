import { defineSection, list, reference } from "../../../content/define"

export const similarProjects = defineSection({
  name: "SimilarProjects",
  description: "Cards of the similar projects.",
  heading: "Similar projects",
  supporting: true,
  aboutOtherPages: true,
  fields: {
    similarProjects: list(reference("CaseStudy", "Slug of a case study."), "Case studies to read next.", {
      max: 3,
    }).optional(),
  },
  needs: "similarProjects",
  example: { similarProjects: ["istanbul-senin", "nimble", "fooq"] },
})
