import { z } from "zod"
import { isSiteAddress } from "../lib/is-site-address"
import { unknownSiteValue } from "../lib/site-values"
import { accordionItem, altText, persona, processStep, solutionItem, technologyStackItem } from "./blocks"
import { defineDataFile } from "./define-collection"
import { drawing, entryId, icon, image, list, reference, sitePath, text } from "./fields"

/** Every file of `content/data/`. Fields: specification, sections 1, 3 and 9. */

const namedPath = z
  .strictObject({
    name: text("Text of the link.", { max: 32 }),
    path: sitePath("Where it leads."),
    description: text("One line below the name; only in the header's menus.", { max: 100 }).optional(),
  })
  .meta({ typeName: "NamedPath", description: "A link of the navigation." })

const siteSettings = defineDataFile({
  type: "SiteSettings",
  file: "site.yaml",
  single: true,
  schema: z.strictObject({
    productName: text("The agency's name: in titles, the logo's name, the why-choose-us page.", { max: 32 }),
    titleSeparator: text("Between the product name and the route name in the title bar.", { max: 3 }),
    tagline: text("The home page's heading.", { max: 60 }),
    description: text("What search results show for the home page.", { min: 110, max: 160 }),
    url: z
      .url()
      .refine(isSiteAddress, "is no address of a site. One looks like this: https://www.example.org")
      .meta({ description: "Address of the published site, without a slash at the end." }),
    email: z.email().meta({ description: "Address for requests." }),
    phone: text("Phone number in international form.", { min: 8, max: 24 }),
    location: text("City and country.", { max: 60 }),
    founded: z.number().int().min(1900).max(2100).meta({ description: "Year the agency was founded." }),
  }),
})

const navigation = defineDataFile({
  type: "Navigation",
  file: "navigation.yaml",
  single: true,
  schema: z.strictObject({
    header: list(
      z
        .strictObject({
          name: text("Text of the entry.", { max: 24 }),
          path: sitePath("The section's page."),
          menu: z
            .enum(["services", "technologies", "links"])
            .meta({
              typeName: "NavigationMenu",
              description: "What the dropdown lists: a collection, or the links below.",
            })
            .optional(),
          links: list(namedPath, "Links of the dropdown.").optional(),
          promoted: reference("CaseStudy", "Case study shown beside the links.").optional(),
        })
        .meta({ typeName: "NavigationEntry", description: "An entry of the header." }),
      "Entries of the header, in order.",
      { min: 1, max: 7 },
    ),
    action: namedPath,
    footer: z.strictObject({
      invitation: text("The sentence beside the button.", { max: 80 }),
      action: namedPath,
      columns: list(
        z
          .strictObject({
            title: text("Heading of the column.", { max: 24 }),
            list: z
              .enum(["services", "technologies"])
              .meta({ typeName: "NavigationList", description: "Lists a collection." })
              .optional(),
            links: list(namedPath, "Links of the column.").optional(),
          })
          .meta({ typeName: "FooterColumn", description: "A column of the footer." }),
        "Columns of links.",
        { min: 1, max: 5 },
      ),
    }),
  }),
})

const partners = defineDataFile({
  type: "Partner",
  file: "partners.yaml",
  single: false,
  schema: z.strictObject({
    id: entryId(),
    name: text("Name of the partner.", { max: 40 }),
    logo: drawing("Logo in one colour, an SVG."),
  }),
})

const clients = defineDataFile({
  type: "Client",
  file: "clients.yaml",
  single: false,
  schema: z.strictObject({
    id: entryId(),
    name: text("Name of the client.", { max: 40 }),
    logo: drawing("Logo in one colour, an SVG."),
    caseStudy: reference("CaseStudy", "The case study about them.").optional(),
  }),
})

const comments = defineDataFile({
  type: "Comment",
  file: "comments.yaml",
  single: false,
  schema: z.strictObject({
    id: entryId(),
    name: text("Who said it.", { max: 40 }),
    position: text("Their role and company.", { max: 80 }).optional(),
    image: image("Portrait, square.", { ratio: 1 }),
    rate: z.number().int().min(1).max(5).meta({ description: "Number of stars, 1 to 5." }),
    desc: text("What they said, without quotation marks.", { min: 40, max: 320 }),
    companyLogo: reference("Client", "The `id` of a client in clients.yaml, for the logo."),
    date: text("When, as it is shown, e.g. 12 March 2026.", { max: 24 }),
  }),
})

const faq = defineDataFile({
  type: "FaqEntry",
  file: "faq.yaml",
  single: false,
  schema: accordionItem
    .safeExtend({ id: entryId() })
    .meta({ description: "A question of the home and contact pages." }),
})

const process = defineDataFile({
  type: "ProcessStep",
  file: "process.yaml",
  single: false,
  schema: processStep.safeExtend({ id: entryId() }).meta({ description: "A step of the way we work." }),
})

const solutions = defineDataFile({
  type: "Solution",
  file: "solutions.yaml",
  single: false,
  schema: solutionItem
    .safeExtend({ id: entryId() })
    .meta({ description: "A card of the home page's solutions." }),
})

const technologyStack = defineDataFile({
  type: "TechnologyStackRow",
  file: "technology-stack.yaml",
  single: false,
  schema: technologyStackItem
    .safeExtend({ id: entryId() })
    .meta({ description: "A row of the home page's technology stack." }),
})

const budget = defineDataFile({
  type: "Budget",
  file: "budget.yaml",
  single: true,
  schema: z.strictObject({
    title: text("Heading of the section.", { max: 60 }),
    lead: text("The sentence beside it.", { max: 140 }),
    clients: list(
      z
        .strictObject({
          title: text("Size of client.", { max: 24 }),
          value: z.number().min(0).max(100).meta({ description: "Share in percent; all together make 100." }),
          color: z
            .enum(["chart1", "chart2", "chart3", "chartMuted"])
            .meta({ description: "Colour of the slice." }),
        })
        .meta({ typeName: "BudgetShare", description: "A slice of the client mix." }),
      "The client mix by size.",
      { min: 2, max: 4 },
    ),
    averageTitle: text("Title of the average-budget chart.", { max: 40 }),
    averageNote: text("What it counts.", { max: 60 }),
    average: list(
      z
        .strictObject({
          year: z.number().int().min(2000).max(2100).meta({ description: "Year." }),
          value: z.number().min(0).meta({ description: "Average budget of a first release, thousand USD." }),
        })
        .meta({ typeName: "BudgetYear", description: "A bar of the average-budget chart." }),
      "Average budget by year, oldest first.",
      { min: 2, max: 8 },
    ),
  }),
})

const showcase = defineDataFile({
  type: "ShowcaseProject",
  file: "showcase.yaml",
  single: false,
  schema: z.strictObject({
    id: entryId(),
    name: text("Name of the project.", { max: 40 }),
    country: text("Country of the client.", { max: 32 }),
    image: image("Picture, 16:10.", { ratio: 16 / 10 }),
    alt: altText("What the picture shows."),
    desc: text("One sentence about it.", { min: 20, max: 140 }),
    href: z.literal("#").meta({ description: '"#": the showcase leads nowhere (specification, section 2).' }),
  }),
})

const team = defineDataFile({
  type: "TeamMember",
  file: "team.yaml",
  single: false,
  schema: z.strictObject({
    id: entryId(),
    name: text("Full name.", { max: 40 }),
    position: text("Position.", { max: 48 }),
    description: text("One sentence about what they do.", { max: 120 }),
    image: image("Portrait, square.", { ratio: 1 }),
    skills: list(text("One skill.", { max: 24 }), "Skills; the card shows three and counts the rest.", {
      min: 1,
      max: 12,
    }),
    bio: text("Two sentences for the articles they write.", { max: 320 }).optional(),
  }),
})

const personas = defineDataFile({
  type: "Persona",
  file: "personas.yaml",
  single: false,
  schema: persona.safeExtend({ id: entryId() }).meta({ description: "A typical client of ours." }),
})

const iconCard = z.strictObject({
  id: entryId(),
  icon: icon(),
  title: text("Heading of the card.", { max: 48 }),
  description: text("What it says.", { max: 200 }),
})

const offices = defineDataFile({
  type: "Office",
  file: "offices.yaml",
  single: false,
  schema: iconCard.safeExtend({
    description: text(
      "What it says; {location}, {phone} and {email} stand for what site.yaml says.",
    ).superRefine((value, context) => {
      const unknown = unknownSiteValue(value)
      if (unknown)
        context.addIssue({
          code: "custom",
          message: `has "${unknown}", which stands for nothing. Write {location}, {phone} or {email}`,
        })
    }),
  }),
})

const values = defineDataFile({ type: "Value", file: "values.yaml", single: false, schema: iconCard })
const reasons = defineDataFile({ type: "Reason", file: "reasons.yaml", single: false, schema: iconCard })
const nextSteps = defineDataFile({
  type: "NextStep",
  file: "next-steps.yaml",
  single: false,
  schema: iconCard,
})

const results = defineDataFile({
  type: "AgencyResult",
  file: "results.yaml",
  single: false,
  schema: z.strictObject({
    id: entryId(),
    value: text("What was measured, in quotes.", { max: 8 }),
    title: text("What the value says.", { max: 64 }),
    widthClassName: z
      .enum(["span-4", "span-5", "span-6", "span-7", "span-8", "span-12"])
      .meta({ description: "Columns of twelve that the card takes." }),
  }),
})

const countries = defineDataFile({
  type: "Country",
  file: "countries.yaml",
  single: false,
  schema: z.strictObject({
    id: entryId(),
    name: text("Name of the country or territory.", { max: 60 }),
    cca2: z
      .string()
      .regex(/^[A-Z]{2}$/, "is not a two-letter code. Write two capital letters, e.g. BD")
      .meta({ description: "Two-letter code (ISO 3166-1)." }),
    code: z
      .string()
      .regex(/^\d{1,7}$/, 'is not a calling code. Write its digits in quotes, e.g. "880"')
      .meta({ description: "Dial digits, in quotes; entries may share one." }),
    flagUrl: z.url({ protocol: /^https$/ }).meta({ description: "Address of the flag's picture." }),
  }),
})

export const dataFiles = [
  siteSettings,
  navigation,
  partners,
  clients,
  comments,
  faq,
  process,
  solutions,
  technologyStack,
  budget,
  showcase,
  team,
  personas,
  offices,
  values,
  reasons,
  nextSteps,
  results,
  countries,
]
