import { z } from "zod"
import { altText } from "../../content-model/blocks"
import { checkHeroContrast } from "../../content-model/contrast"
import { defineCollection } from "../../content-model/define-collection"
import { defineHero } from "../../content-model/define-section"
import { color, date, image, list, reference, text } from "../../content-model/fields"
import { callToAction } from "../../sections/call-to-action/section"
import { challenges } from "../../sections/challenges/section"
import { feedback } from "../../sections/feedback/section"
import { persona } from "../../sections/persona/section"
import { problemTargetSolution } from "../../sections/problem-target-solution/section"
import { research } from "../../sections/research/section"
import { results } from "../../sections/results/section"
import { similarProjects } from "../../sections/similar-projects/section"
import { technologyStack } from "../../sections/technology-stack/section"

const platform = z
  .enum(["Desktop", "Android", "B2C", "B2B"])
  .meta({ typeName: "Platform", description: "Where the product runs and for whom." })

const heroFields = z
  .strictObject({
    background: color("Background of the hero."),
    title: z.strictObject({
      label: text("The page's heading.", { max: 64 }),
      color: color("Colour of the heading."),
    }),
    description: z.strictObject({
      label: text("The sentence next to the heading.", { min: 40, max: 170 }),
      color: color("Colour of the sentence."),
    }),
    breadcrumb: z.strictObject({
      color: color("Colour of the breadcrumb's links."),
      currentColor: color("Colour of its last item, and of the focus ring in the hero."),
    }),
    tags: z.strictObject({
      items: list(text("One tag.", { max: 24 }), "Tags below the heading.", { min: 1, max: 6 }),
      backgroundColor: color("Background of the tags."),
      textColor: color("Text of the tags."),
    }),
    platforms: z.strictObject({
      items: list(platform, "Badges of the platforms.", { min: 1, max: 4 }),
      borderColor: color("Outline of the badges."),
      textColor: color("Text of the badges."),
    }),
    thumbnail: z
      .strictObject({
        image: image("The large image of the hero, 16:10, at least 2,400 pixels wide.", {
          width: 2400,
          ratio: 16 / 10,
          display: "full",
        }),
        alt: altText("What the image shows, for people who cannot see it."),
      })
      .meta({ description: "The image of the hero." })
      .optional(),
  })
  .superRefine(checkHeroContrast, { when: () => true })
  .meta({ description: "The head of the page, in the colours of the case study." })

export const hero = defineHero({
  fields: { hero: heroFields },
})

/** Case studies. Fields and their names: specification, section 3. */
export const caseStudy = defineCollection({
  type: "CaseStudy",
  label: "case study",
  directory: "case-studies",
  fields: {
    desc: text("The sentence on project cards.", { min: 20, max: 120 }),
    country: text("Country of the client.", { max: 32 }),
    client: reference("Client", "The `id` of the client in content/data/clients.yaml.").optional(),
    date: date(
      "Day on which the case study was listed, year-month-day. It is shown on cards; the newest comes first.",
    ),
    thumbnail: image("Image of the project cards, 4:3, at least 1,600 pixels wide.", {
      width: 1600,
      ratio: 4 / 3,
    }).optional(),
    tags: list(text("One tag.", { max: 24 }), "Tags of the project cards.", { min: 1, max: 8 }),
    services: list(reference("Service", "Slug of a service."), "Services that were provided.", { min: 1 }),
    technologies: list(reference("Technology", "Slug of a technology."), "Technologies that were used.", {
      min: 1,
    }),
  },
  sections: [
    hero,
    problemTargetSolution,
    persona,
    challenges,
    research,
    results,
    feedback,
    technologyStack,
    similarProjects,
    callToAction,
  ],
  sort: { field: "date", order: "DESC" },
  list: {
    heading: "{product|products}, still running",
    lead: "We list work only after it has been live for ninety days.",
  },
  card: "ProjectCaseStudy",
  heading: "hero.title.label",
  subject: "Article",
  feed: true,
})
