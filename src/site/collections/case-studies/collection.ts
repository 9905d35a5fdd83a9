import { z } from "zod"
import {
  altText,
  color,
  date,
  defineCollection,
  defineHero,
  derived,
  focus,
  image,
  list,
  reference,
  text,
} from "../../../content/define"
import { callToAction } from "../../sections/call-to-action/section"
import { challenges } from "../../sections/challenges/section"
import { feedback } from "../../sections/feedback/section"
import { persona } from "../../sections/persona/section"
import { problemTargetSolution } from "../../sections/problem-target-solution/section"
import { research } from "../../sections/research/section"
import { results } from "../../sections/results/section"
import { similarProjects } from "../../sections/similar-projects/section"
import { technologyStack } from "../../sections/technology-stack/section"
import { checkHeroContrast } from "../../theme/check-contrast"
import { type HeroColors, withHeroColors } from "../../theme/hero-colors"

const fields = {
  desc: text("The sentence on project cards.", { min: 20, max: 120, label: "Text on cards" }),
  country: text("Country of the client.", { max: 32 }),
  client: reference("Client", "The `id` of the client in content/data/clients.yaml.").optional(),
  industry: reference(
    "Industry",
    "The `id` of the client's industry in content/data/industries.yaml.",
  ).optional(),
  lead: reference(
    "TeamMember",
    "The `id` of the member in content/data/team.yaml who led the project. The page leads to them.",
  )
    .meta({ title: "Project lead" })
    .optional(),
  date: date("Day on which the case study was listed. It is shown on cards; the newest comes first."),
  thumbnail: image("Image of the project cards, 4:3, at least 1,600 pixels wide.", {
    width: 1600,
    ratio: 4 / 3,
  }).optional(),
  thumbnailFocus: focus("thumbnail"),
  tags: list(text("One tag.", { max: 24 }), "Tags of the project cards.", { min: 1, max: 8 }),
  services: list(reference("Service", "Slug of a service."), "Services that were provided.", { min: 1 }),
  technologies: list(reference("Technology", "Slug of a technology."), "Technologies that were used.", {
    min: 1,
  }),
}

const platform = z
  .enum(["Desktop", "Android", "B2C", "B2B"])
  .meta({ typeName: "Platform", description: "Where the product runs and for whom." })

const heroTags = { min: 1, max: 6 }

const heroFields = z
  .strictObject({
    background: color("Background of the hero. Colours that are left out follow from it."),
    title: derived(
      z
        .strictObject({
          label: derived(text("The page's heading. Default: the `name`.", { max: 64 })),
          color: derived(
            color("Colour of the heading. Default: white, or a dark shade of a light `background`."),
          ),
        })
        .meta({ description: "The heading and its colour." }),
    ),
    description: derived(
      z
        .strictObject({
          label: derived(
            text("The sentence next to the heading. Default: the `description`.", { min: 40, max: 170 }),
          ),
          color: derived(color("Colour of the sentence. Default: a shade of the `background`.")),
        })
        .meta({ description: "The sentence next to the heading, and its colour." }),
    ),
    breadcrumb: derived(
      z
        .strictObject({
          color: derived(color("Colour of the breadcrumb's links. Default: that of the sentence.")),
          currentColor: derived(
            color("Colour of its last item, and of the focus ring in the hero. Default: the accent colour."),
          ),
        })
        .meta({ description: "Colours of the breadcrumb." }),
    ),
    tags: derived(
      z
        .strictObject({
          items: derived(
            list(
              text("One tag.", { max: 24 }),
              "Tags below the heading. Default: the first six of the `tags`.",
              heroTags,
            ),
          ),
          backgroundColor: derived(
            color("Background of the tags. Default: white, or a shade of a dark `background`."),
          ),
          textColor: derived(color("Text of the tags. Default: the colour of the heading.")),
        })
        .meta({ description: "The tags below the heading, and their colours." }),
    ),
    platforms: z
      .strictObject({
        items: list(platform, "Badges of the platforms.", { min: 1, max: 4 }),
        borderColor: derived(color("Outline of the badges. Default: the colour of the sentence.")),
        textColor: derived(color("Text of the badges. Default: the colour of the sentence.")),
      })
      .meta({ description: "The badges of the platforms, and their colours." }),
    backgroundDark: derived(
      color(
        "`background` in the dark theme, where another one has the theme's own texts. Default: the same, or `softDark` of the page instead of a light one.",
      ).meta({ title: "Background in the dark theme" }),
    ),
    page: derived(
      z
        .strictObject({
          accent: derived(color("Links, charts and lines. Default: a shade of the `background`.")),
          soft: derived(
            color("Pale backgrounds, such as that of `<Voice>`. Default: a light shade of the `background`."),
          ),
          accentDark: derived(
            color("`accent` in the dark theme.").meta({ title: "Accent in the dark theme" }),
          ),
          softDark: derived(color("`soft` in the dark theme.")),
        })
        .meta({ typeName: "PageColors", description: "Colours of the page below the hero." }),
    ),
    thumbnail: z
      .strictObject({
        image: image("The large image of the hero, 16:10, at least 2,400 pixels wide.", {
          width: 2400,
          ratio: 16 / 10,
          display: "full",
        }),
        portrait: image("The same for phones, with one thing shown large: 4:5, at least 1,200 pixels wide.", {
          width: 1200,
          ratio: 4 / 5,
          display: 640,
        }).optional(),
        focus: focus("image"),
        alt: altText("What the image shows, for people who cannot see it."),
      })
      .meta({ description: "The image of the hero." })
      .optional(),
  })
  .superRefine(checkHeroContrast, { when: () => true })
  .meta({ description: "The head of the page, in the colours of the case study." })

interface HeroDocument {
  name: string
  description: string
  tags: string[]
  hero: z.infer<typeof heroFields>
}

export const hero = defineHero({
  fields: { hero: heroFields },
  reads: { industry: fields.industry, lead: fields.lead },
  complete({ name, description, tags, hero }: HeroDocument) {
    const colored = withHeroColors(hero)
    return {
      hero: {
        ...colored,
        title: { label: name, ...colored.title },
        description: { label: description, ...colored.description },
        tags: { items: tags.slice(0, heroTags.max), ...colored.tags },
      },
    }
  },
})

/** Case studies. */
export const caseStudy = defineCollection({
  type: "CaseStudy",
  label: "case study",
  directory: "case-studies",
  fields,
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
  card: "ProjectCaseStudy",
  heading: "hero.title.label",
  lead: "hero.description.label",
  images: ["hero.thumbnail.image"],
  subject: "Article",
  feed: true,
  foundBy: ["tags", "country", "client", "industry", "lead", "services", "technologies"],
  shareColours: ({ hero: { background, title, description, breadcrumb } }: ColouredDocument) => ({
    background,
    heading: title.color,
    name: description.color,
    light: breadcrumb.currentColor,
  }),
  filtered: withOneImage,
})

interface ColouredDocument {
  hero: ReturnType<typeof withHeroColors<HeroColors>>
}

/** Results of filters have the image of small cards. */
function withOneImage({ hero, thumbnail, ...study }: Queries.FilteredStudyFragment) {
  return { ...study, thumbnail, hero: { ...hero, thumbnail: thumbnail ? null : hero.thumbnail } }
}
