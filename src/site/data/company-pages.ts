/** Content of the company pages and the contact page. */
import { z } from "zod"
import {
  darkImage,
  defineDataFile,
  entryId,
  focus,
  icon,
  image,
  list,
  reference,
  text,
  textWith,
} from "../../content/define"

const iconCard = z.strictObject({
  id: entryId(),
  icon: icon(),
  title: text("Heading of the card.", { max: 48 }),
  description: text("Text of the card.", { max: 200 }),
})

export const team = defineDataFile({
  type: "TeamMember",
  file: "team.yaml",
  about: "The people; insights name their author by `id`",
  card: "TeamMemberCard",
  // The contact form for each of them.
  pages: { path: "/contact-us/{id}/" },
  schema: z.strictObject({
    id: entryId(),
    name: text("Full name.", { max: 40 }),
    position: text("Position.", { max: 48 }),
    description: text("One sentence about what they do.", { max: 120 }),
    image: image("Portrait, square.", { ratio: 1 }),
    imageDark: darkImage({ ratio: 1 }),
    focus: focus("image", "imageDark"),
    skills: list(text("One skill.", { max: 24 }), "Skills; the card shows three and counts the rest.", {
      min: 1,
      max: 12,
    }),
    bio: text("Two sentences for the articles they write.", { max: 320 }).optional(),
  }),
})

export const offices = defineDataFile({
  type: "Office",
  file: "offices.yaml",
  about: "Cards of the contact page; `{location}`, `{phone}` and `{email}` show the values of `site.yaml`",
  schema: iconCard.safeExtend({
    description: textWith(["location", "phone", "email"], "Its text, with values of site.yaml."),
  }),
})

export const values = defineDataFile({
  type: "Value",
  file: "values.yaml",
  about: "Values, on the company page",
  schema: iconCard,
})

export const reasons = defineDataFile({
  type: "Reason",
  file: "reasons.yaml",
  about: "Reasons to choose us",
  schema: iconCard,
})

export const nextSteps = defineDataFile({
  type: "NextStep",
  file: "next-steps.yaml",
  about: "What happens after a request, on the contact page",
  schema: iconCard,
})

export const estimateRanges = defineDataFile({
  type: "EstimateRange",
  file: "estimate-ranges.yaml",
  about: "How far a price can be off at each moment of a project, on the estimate page",
  schema: z.strictObject({
    id: entryId(),
    name: text("Its name in the figure.", { max: 20 }),
    moment: text('When, as the end of a sentence, such as "after discovery".', { max: 32 }),
    percent: z
      .number()
      .min(1)
      .max(100)
      .meta({ description: "Percent more or less. Never more than before." }),
  }),
})

const span = (about: string) =>
  z
    .strictObject({
      from: z.number().int().min(1).meta({ description: "The lower end." }),
      to: z.number().int().min(1).meta({ description: "The upper end." }),
    })
    .refine(({ from, to }) => from <= to, { message: "`from` is greater than `to`: exchange them" })
    .meta({ description: about, typeName: "PriceSpan" })

export const prices = defineDataFile({
  type: "Price",
  file: "prices.yaml",
  about:
    "What a first release costs and how long it takes, by service, as our pages publish it; on the estimate page",
  schema: z.strictObject({
    id: entryId(),
    service: reference("Service", "Slug of the service."),
    money: span("In US dollars."),
    weeks: span("In weeks."),
  }),
})

export const results = defineDataFile({
  type: "AgencyResult",
  file: "results.yaml",
  about: "Figures next to the reasons to choose us",
  schema: z.strictObject({
    id: entryId(),
    value: text("What was measured.", { max: 8 }),
    title: text("What the value means.", { max: 64 }),
    widthClassName: z
      .enum(["span-4", "span-5", "span-6", "span-7", "span-8", "span-12"])
      .meta({ description: "Width of the card, in columns of twelve.", title: "Width of the card" }),
  }),
})
