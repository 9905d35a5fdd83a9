import { z } from "zod"
import { altText, darkImage, focus, icon, image, list, text } from "../../content/define"

/** Blocks that several collections and data files share. */

export const accent = z.enum(["green", "red", "orange", "blue", "violet"]).meta({
  description: "Accent colour of the card. Without it, the section chooses one.",
  typeName: "Accent",
})

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
    icon: icon("Icon of the group."),
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
