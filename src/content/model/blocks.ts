import { z } from "zod"
import { darkImage, date, focus, icon, image, list, oldPath, pastDate, problem, text } from "./fields"

/** Blocks that several collections and data files share. Names and fields: specification, section 3. */

export const accent = z.enum(["green", "red", "orange", "blue", "violet"]).meta({
  description: "Accent colour of the card. Without it, the section chooses one.",
  typeName: "Accent",
})

/** Characters of an alternative text, in fields and bodies. */
export const altLength = { min: 10, max: 180 }

/** What an image shows, for people who cannot see it. */
export const altText = (description: string, label = "What it shows") =>
  text(description, { ...altLength, label }).refine(
    (alt) => !isFileName(alt),
    problem("image-alt", "is the name of a file. Say what the picture shows"),
  )

/** Whether an alternative text is a file name, which programs insert: no spaces, an extension, or a camera's number. */
export const isFileName = (alt: string) =>
  /^\S+$|\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$|^(?:img|dsc[fn]?|pxl|screen ?shot|image|photo)[\s_-]*\d[\d\s_.():at-]*$/i.test(
    alt.trim(),
  )

/** A picture as wide as the page's content, or wider. */
export const widePicture = z
  .strictObject({
    image: image("The picture, 3:2, at least 1,600 pixels wide.", {
      width: 1600,
      ratio: 3 / 2,
      display: "full",
    }),
    imageWide: image("The picture on screens wider than a phone, 21:9. Default: the same, cropped.", {
      width: 1920,
      ratio: 21 / 9,
      display: "full",
    }).optional(),
    imageDark: darkImage({ width: 1600, ratio: 3 / 2, display: "full" }),
    imageWideDark: darkImage({ width: 1920, ratio: 21 / 9, display: "full" }),
    focus: focus("image", "imageDark"),
    alt: altText("What the picture shows."),
  })
  .meta({ typeName: "WidePicture", description: "A wide picture, and what it shows." })

export const solutionItem = z
  .strictObject({
    icon: icon(),
    title: text("Heading of the card.", { max: 40 }),
    description: text("One or two sentences below the heading.", { min: 20, max: 160 }),
    accent: accent.optional(),
  })
  .meta({ typeName: "SolutionItem", description: "A card of the solutions grid." })

export const technologyStackItem = z
  .strictObject({
    icon: icon("Icon of the group; content/README.md#icons lists the names."),
    title: text("Name of the group, e.g. Mobile.", { max: 24 }),
    tags: list(
      text("A technology, library or tool.", { max: 32 }),
      "What the group holds. The name of a related technology gets its logo and a link.",
      { min: 1, max: 8 },
    ),
  })
  .meta({ typeName: "TechnologyStackItem", description: "One row of the technology stack." })

export const accordionItem = z
  .strictObject({
    title: text("The question, as a client would ask it.", { max: 90 }),
    description: text("The answer in plain text.", { min: 60, max: 700 }),
    icon: icon("Icon before the question; may be left out.").optional(),
  })
  .meta({ typeName: "AccordionItem", description: "A question with its answer." })

export const processStep = z
  .strictObject({
    step: z
      .number()
      .int()
      .min(1)
      .max(4)
      .meta({ description: "Number of the step, 1 to 4; sets its background." }),
    icon: icon(),
    title: text("Name of the step.", { max: 32 }),
    desc: text("What happens in it.", { min: 20, max: 120, label: "Description" }),
  })
  .meta({ typeName: "ProcessStepItem", description: "A step of our process." })

export const persona = z
  .strictObject({
    name: text("Full name of the persona.", { max: 40 }),
    jobPosition: text("What they do for a living.", { max: 48 }),
    age: z.number().int().min(5).max(110).meta({ description: "Age in years." }),
    country: text("Where they live.", { max: 32 }),
    major: text("What they studied or learnt.", { max: 40, label: "Subject of studies" }),
    relation: text("Family status, e.g. Married.", { max: 32, label: "Family status" }),
    image: image("Portrait, next to this file.", { ratio: 1, display: 828 }).optional(),
    imageDark: darkImage({ ratio: 1, display: 828 }),
    focus: focus("image", "imageDark"),
    quote: text("Something they said, without quotation marks.", { min: 20, max: 200 }),
    description: text("Two sentences about their day.", { min: 30, max: 260 }),
    painPoints: list(text("One pain point.", { max: 70 }), "What hurts today.", { min: 2, max: 5 }),
    goals: list(text("One goal.", { max: 70 }), "What they want to reach.", { min: 2, max: 5 }),
  })
  .meta({ typeName: "PersonaDetails", description: "The person a product was designed for." })

/** Fields of every document, in all collections. */
export const pageFields = {
  name: text("Name of the page: in the title bar, the breadcrumb and on cards.", { max: 60 }),
  description: text("What search results show, 110 to 160 characters.", {
    min: 110,
    max: 160,
    label: "Text in search results",
  }),
  desc: text("The sentence on cards.", { min: 20, max: 120, label: "Text on cards" }),
}

/** Fields of documents that the feeds list. */
export const feedFields = {
  feedId: oldPath(
    "Address by which feed readers know the document. Default: its own. `npm run rename` writes the first one.",
    "feedId",
  )
    .meta({ title: "Id in the feeds" })
    .optional(),
}

export const publishingFields = {
  updated: pastDate("Day of the last substantial change; shown on insights and in the sitemap.").optional(),
  redirectFrom: list(
    oldPath("One path, e.g. /work/harbour-ledger/."),
    "Old paths of this page. Visitors are redirected here.",
    { max: 20 },
  )
    .meta({ title: "Old addresses" })
    .optional(),
  noindex: z.boolean().optional().meta({
    description: "true keeps the page out of search engines, the sitemap and the search of this site.",
    title: "Hidden from search engines",
  }),
  keywords: text(
    "Words by which the search of this site finds the page first, although they are not in its name.",
    {
      max: 120,
    },
  ).optional(),
  draft: z.boolean().optional().meta({ description: "true keeps the document out of the published site." }),
  publish: date(
    "Day, year-month-day, on which the document enters the published site. Without it, it is published at once.",
  )
    .meta({ title: "Publish on" })
    .optional(),
}
