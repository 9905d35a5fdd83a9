import { z } from "zod"
import { pageFields, publishingFields, researchItem } from "./blocks"
import { defineCollection } from "./define-collection"
import { date, image, list, reference, text } from "./fields"

/** Insights: articles by members of the team. */
export const insight = defineCollection({
  type: "Insight",
  label: "insight",
  directory: "insights",
  schema: z.strictObject({
    ...pageFields,
    name: text("Title of the article.", { max: 70 }),
    desc: text("The sentence below the title and on cards.", { min: 20, max: 150 }),
    date: date("Day of publication, as the article shows it."),
    ...publishingFields,
    author: reference("TeamMember", "The `id` of a member in content/data/team.yaml."),
    thumbnail: image("Picture of the article, 16:10; decorative.", { ratio: 16 / 10 }).optional(),
    tags: list(text("One tag.", { max: 24 }), "Subjects of the article.", { min: 1, max: 5 }),
    services: list(reference("Service", "Slug of a service."), "Related services.").optional(),
    technologies: list(reference("Technology", "Slug of a technology."), "Related technologies.").optional(),
    caseStudies: list(reference("CaseStudy", "Slug of a case study."), "Related case studies.").optional(),
    research: list(researchItem, "Charts of the article.", { max: 6 }).optional(),
  }),
  sort: { field: "date", order: "DESC" },
  reverse: {},
  sections: ["Hero", "Research", "CaseStudies", "CallToAction"],
})
