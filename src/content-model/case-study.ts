import { z } from "zod"
import {
  accent,
  altText,
  pageFields,
  persona,
  publishingFields,
  researchItem,
  results,
  technologyStackItem,
} from "./blocks"
import { checkHeroContrast } from "./contrast"
import { defineCollection } from "./define-collection"
import { color, date, icon, image, list, reference, text } from "./fields"

const platform = z
  .enum(["Desktop", "Android", "B2C", "B2B"])
  .meta({ typeName: "Platform", description: "Where the product runs and for whom." })

const hero = z
  .strictObject({
    background: color("Ground of the hero."),
    title: z.strictObject({
      label: text("The page's heading.", { max: 64 }),
      color: color("Colour of the heading."),
    }),
    description: z.strictObject({
      label: text("The sentence beside the heading.", { min: 40, max: 170 }),
      color: color("Colour of the sentence."),
    }),
    breadcrumb: z.strictObject({
      color: color("Colour of the breadcrumb's links."),
      currentColor: color("Colour of its last item, and of the focus ring in the hero."),
    }),
    tags: z.strictObject({
      items: list(text("One tag.", { max: 24 }), "Tags below the heading.", { min: 1, max: 6 }),
      backgroundColor: color("Ground of the tags."),
      textColor: color("Text of the tags."),
    }),
    platforms: z.strictObject({
      items: list(platform, "Badges of the platforms.", { min: 1, max: 4 }),
      borderColor: color("Outline of the badges."),
      textColor: color("Text of the badges."),
    }),
    thumbnail: z
      .strictObject({
        image: image("The large picture of the hero, 16:10, at least 2,400 pixels wide.", {
          width: 2400,
          ratio: 16 / 10,
        }),
        alt: altText("What the picture shows, for those who cannot see it."),
      })
      .meta({ description: "The picture of the hero." })
      .optional(),
  })
  .superRefine(checkHeroContrast, { when: () => true })
  .meta({ description: "The head of the page, in the study's own colours." })

const challenge = z
  .strictObject({
    title: text("What was hard, in a few words.", { max: 44 }),
    description: text("Why, and what was done about it.", { min: 20, max: 180 }),
    icon: icon(),
    accent: accent.optional(),
  })
  .meta({ typeName: "Challenge", description: "Something that was hard." })

const feedbackItem = z
  .strictObject({
    title: text("What was asked or counted.", { max: 36 }),
    value: text('The figure, always in quotes, e.g. "4.8".', { max: 8 }),
  })
  .meta({ typeName: "FeedbackItem", description: "A metric of the feedback." })

/** Case studies. Fields and their names: specification, section 3. */
export const caseStudy = defineCollection({
  type: "CaseStudy",
  label: "case study",
  directory: "case-studies",
  schema: z.strictObject({
    ...pageFields,
    desc: text("The sentence on project cards.", { min: 20, max: 120 }),
    country: text("Country of the client.", { max: 32 }),
    client: reference("Client", "The `id` of the client in content/data/clients.yaml.").optional(),
    date: date(
      "Day the study is listed, year-month-day, not the day of the launch: cards show it and stand newest first.",
    ),
    ...publishingFields,
    thumbnail: image("Picture of the project cards, 4:3, at least 1,600 pixels wide.", {
      width: 1600,
      ratio: 4 / 3,
    }).optional(),
    tags: list(text("One tag.", { max: 24 }), "Tags of the project cards.", { min: 1, max: 8 }),
    services: list(reference("Service", "Slug of a service."), "Services that were rendered.", { min: 1 }),
    technologies: list(reference("Technology", "Slug of a technology."), "Technologies that were used.", {
      min: 1,
    }),
    similarProjects: list(reference("CaseStudy", "Slug of a case study."), "Case studies to read next.", {
      max: 3,
    }).optional(),
    hero,
    problem: text("What was wrong in the client's day.", { min: 40, max: 280 }).optional(),
    target: text("What should be reached.", { min: 40, max: 280 }).optional(),
    solution: text("What was built.", { min: 40, max: 280 }).optional(),
    persona: persona.optional(),
    challenges: list(challenge, "What was hard.", { max: 9 }).optional(),
    research: list(researchItem, "Charts of the quantitative research.", { max: 6 }).optional(),
    results: results.optional(),
    feedback: list(feedbackItem, "Metrics of the feedback; four fill a row.", { max: 8 }).optional(),
    technologyStack: list(technologyStackItem, "Technologies by group.", { max: 6 }).optional(),
  }),
  sort: { field: "date", order: "DESC" },
  reverse: {
    insights: {
      type: "Insight",
      field: "caseStudies",
      description: "Insights that refer to this case study, newest first.",
    },
  },
  sections: [
    "Hero",
    "ProblemTargetSolution",
    "Persona",
    "Challenges",
    "Research",
    "Results",
    "Feedback",
    "TechnologyStack",
    "SimilarProjects",
    "CallToAction",
  ],
})
