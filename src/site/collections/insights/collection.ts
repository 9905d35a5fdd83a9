import { z } from "zod"
import {
  darkImage,
  date,
  defineCollection,
  defineHero,
  focus,
  image,
  list,
  pageFields,
  publishingFields,
  reference,
  text,
} from "../../../content/define"
import { callToAction } from "../../sections/call-to-action/section"
import { caseStudies } from "../../sections/case-studies/section"
import { research } from "../../sections/research/section"

const fields = {
  name: text("Title of the article.", { max: 70 }),
  desc: text("The sentence below the title and on cards.", { min: 20, max: 150, label: "Text on cards" }),
  date: date("Day of publication."),
  author: reference("TeamMember", "The `id` of a member in content/data/team.yaml."),
  thumbnail: image("Image of the article, 16:10; decorative.", {
    ratio: 16 / 10,
    display: "full",
  }).optional(),
  thumbnailDark: darkImage({ ratio: 16 / 10, display: "full" }),
  thumbnailFocus: focus("thumbnail", "thumbnailDark"),
  tags: list(text("One tag.", { max: 24 }), "Subjects of the article.", { min: 1, max: 5 }),
  services: list(reference("Service", "Slug of a service."), "Related services.").optional(),
  technologies: list(reference("Technology", "Slug of a technology."), "Related technologies.").optional(),
  caseStudies: list(reference("CaseStudy", "Slug of a case study."), "Related case studies.").optional(),
}

export const hero = defineHero({
  reads: {
    ...pageFields,
    ...fields,
    updated: publishingFields.updated,
    readingTime: z.number().int(),
  },
})

/** Insights: articles by members of the team. */
export const insight = defineCollection({
  type: "Insight",
  label: "insight",
  directory: "insights",
  fields,
  sections: [hero, research, caseStudies, callToAction],
  sort: { field: "date", order: "DESC" },
  layout: "article",
  subject: "BlogPosting",
  images: ["thumbnail"],
  foundBy: ["tags", "author", "services", "technologies"],
  feed: true,
  pageSize: null,
})
