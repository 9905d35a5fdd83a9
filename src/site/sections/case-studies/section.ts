import { defineSection, list, reference } from "../../../content/define"

export const caseStudies = defineSection({
  name: "CaseStudies",
  description: "The newest related case studies: one large, three small.",
  heading: "Where we have done this",
  supporting: true,
  aboutOtherPages: true,
  reads: { caseStudies: list(reference("CaseStudy", ""), "", { max: 4 }) },
})
