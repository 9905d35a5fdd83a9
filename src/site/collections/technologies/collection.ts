import { z } from "zod"
import {
  altText,
  color,
  date,
  defineCollection,
  defineHero,
  focus,
  image,
  reference,
  svg,
  text,
} from "../../../content/define"
import { callToAction } from "../../sections/call-to-action/section"
import { caseStudies } from "../../sections/case-studies/section"
import { faq } from "../../sections/faq/section"
import { solutions } from "../../sections/solutions/section"
import { technologyStack } from "../../sections/technology-stack/section"

const fields = {
  desc: text("One line on cards.", { min: 20, max: 90, label: "Text on cards" }),
  order: z.number().int().min(1).meta({ description: "Position in menus and lists.", title: "Position" }),
  date: date("Day of publication.").optional(),
  mark: svg("The technology's logo, an SVG file next to this one.").meta({ title: "Logo" }),
  color: color("The technology's own colour."),
  lead: reference(
    "TeamMember",
    "The `id` of the member in content/data/team.yaml to ask about it. The page leads to them.",
  )
    .meta({ title: "Whom to ask" })
    .optional(),
}

export const hero = defineHero({
  fields: {
    hero: z
      .strictObject({
        title: text("The page's heading.", { max: 64 }),
        description: text("The sentence next to the heading.", { min: 40, max: 170 }),
        artefact: z
          .strictObject({
            image: image("Something made with it, 3:2, at least 1,600 pixels wide.", {
              width: 1600,
              ratio: 3 / 2,
              display: "full",
            }),
            focus: focus("image"),
            alt: altText("What the image shows."),
          })
          .meta({ description: "The image below the heading. Without one, a panel with the logo." })
          .optional(),
      })
      .meta({ description: "The head of the page." }),
  },
  reads: fields,
})

/** Technologies that we use. */
export const technology = defineCollection({
  type: "Technology",
  label: "technology",
  directory: "technologies",
  fields,
  sections: [hero, solutions, technologyStack, caseStudies, faq, callToAction],
  sort: { field: "order", order: "ASC" },
  card: "TechnologyCard",
  heading: "hero.title",
  lead: "hero.description",
  images: ["hero.artefact.image", "mark"],
  pageSize: null,
})
