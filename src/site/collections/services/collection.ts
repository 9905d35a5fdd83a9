import { z } from "zod"
import {
  altText,
  darkImage,
  date,
  defineCollection,
  defineHero,
  focus,
  icon,
  image,
  list,
  reference,
  text,
} from "../../../content/define"
import { callToAction } from "../../sections/call-to-action/section"
import { caseStudies } from "../../sections/case-studies/section"
import { faq } from "../../sections/faq/section"
import { processSteps } from "../../sections/process-steps/section"
import { solutions } from "../../sections/solutions/section"
import { technologyStack } from "../../sections/technology-stack/section"

const fields = {
  desc: text("The sentence on cards and in the menu.", { min: 20, max: 120, label: "Text on cards" }),
  order: z.number().int().min(1).meta({ description: "Position in menus and lists.", title: "Position" }),
  date: date("Day of publication.").optional(),
  icon: icon("Icon in the menu."),
  studiesTab: text(
    "Label of this service's tab in the list of case studies, e.g. Mobile. Leave it out for no tab.",
    { max: 12 },
  ).optional(),
  technologies: list(
    reference("Technology", "Slug of a technology."),
    "Technologies that we use for this service.",
    { min: 1 },
  ),
}

export const hero = defineHero({
  fields: {
    hero: z
      .strictObject({
        title: text("The page's heading.", { max: 64 }),
        description: text("The sentence next to the heading.", { min: 40, max: 170 }),
        thumbnail: z
          .strictObject({
            image: image("The image below the heading and on cards, 3:2, at least 1,600 pixels wide.", {
              width: 1600,
              ratio: 3 / 2,
              display: "full",
            }),
            imageDark: darkImage({ width: 1600, ratio: 3 / 2, display: "full" }),
            focus: focus("image", "imageDark"),
            alt: altText("What the image shows."),
          })
          .meta({ description: "The image of the page." })
          .optional(),
      })
      .meta({ description: "The head of the page." }),
  },
})

/** Services that clients can buy. */
export const service = defineCollection({
  type: "Service",
  label: "service",
  directory: "services",
  fields,
  sections: [hero, solutions, processSteps, technologyStack, caseStudies, faq, callToAction],
  sort: { field: "order", order: "ASC" },
  heading: "hero.title",
  lead: "hero.description",
  images: ["hero.thumbnail.image"],
  subject: "Service",
  pageSize: null,
})
