import { z } from "zod"
import {
  accordionItem,
  altText,
  pageFields,
  processStep,
  publishingFields,
  solutionItem,
  technologyStackItem,
} from "./blocks"
import { defineCollection } from "./define-collection"
import { date, icon, image, list, reference, text } from "./fields"

/** Services: what a client can buy. */
export const service = defineCollection({
  type: "Service",
  label: "service",
  directory: "services",
  schema: z.strictObject({
    ...pageFields,
    order: z.number().int().min(1).meta({ description: "Position in menus and lists." }),
    desc: text("The sentence on cards and in the menu.", { min: 20, max: 120 }),
    date: date("Day of publication.").optional(),
    ...publishingFields,
    icon: icon("Icon in the menu, by its lucide name."),
    technologies: list(reference("Technology", "Slug of a technology."), "Technologies we use for it.", {
      min: 1,
    }),
    hero: z.strictObject({
      title: text("The page's heading.", { max: 64 }),
      description: text("The sentence beside the heading.", { min: 40, max: 170 }),
      thumbnail: z
        .strictObject({
          image: image("The picture below the heading and on cards, 3:2, at least 1,600 pixels wide.", {
            width: 1600,
            ratio: 3 / 2,
          }),
          alt: altText("What the picture shows."),
        })
        .meta({ description: "The picture of the page." })
        .optional(),
    }),
    solutions: list(solutionItem, "What is included; three or six fill the rows.", { max: 9 }).optional(),
    process: list(processStep, "The four steps, where they differ from the house's own.", {
      min: 4,
      max: 4,
    }).optional(),
    technologyStack: list(technologyStackItem, "Technologies by group.", { max: 6 }).optional(),
    faq: list(accordionItem, "Questions asked before the first call.", { max: 10 }).optional(),
  }),
  sort: { field: "order", order: "ASC" },
  reverse: {
    caseStudies: {
      type: "CaseStudy",
      field: "services",
      description: "Case studies of this service, newest first.",
    },
    insights: {
      type: "Insight",
      field: "services",
      description: "Insights about this service, newest first.",
    },
  },
  sections: ["Hero", "Solutions", "ProcessSteps", "TechnologyStack", "CaseStudies", "Faq", "CallToAction"],
})
