import { z } from "zod"
import { accordionItem, pageFields, publishingFields, solutionItem, technologyStackItem } from "./blocks"
import { defineCollection } from "./define-collection"
import { color, date, drawing, list, text } from "./fields"

/** Technologies: what we build with. */
export const technology = defineCollection({
  type: "Technology",
  label: "technology",
  directory: "technologies",
  schema: z.strictObject({
    ...pageFields,
    order: z.number().int().min(1).meta({ description: "Position in menus and lists." }),
    desc: text("One line on cards.", { min: 20, max: 90 }),
    date: date("Day of publication.").optional(),
    ...publishingFields,
    mark: drawing("The technology's mark, an SVG beside this file."),
    color: color("The technology's own colour."),
    hero: z.strictObject({
      title: text("The page's heading.", { max: 64 }),
      description: text("The sentence beside the heading.", { min: 40, max: 170 }),
    }),
    solutions: list(solutionItem, "Where it shines; three or six fill the rows.", { max: 9 }).optional(),
    technologyStack: list(technologyStackItem, "Libraries and tools we use with it.", { max: 6 }).optional(),
    faq: list(accordionItem, "Questions asked before the first call.", { max: 10 }).optional(),
  }),
  sort: { field: "order", order: "ASC" },
  reverse: {
    caseStudies: {
      type: "CaseStudy",
      field: "technologies",
      description: "Case studies that use this technology, newest first.",
    },
    services: { type: "Service", field: "technologies", description: "Services that use this technology." },
    insights: {
      type: "Insight",
      field: "technologies",
      description: "Insights about this technology, newest first.",
    },
  },
  sections: ["Hero", "Solutions", "ProcessSteps", "TechnologyStack", "CaseStudies", "Faq", "CallToAction"],
})
