import { z } from "zod"
import type { Collection } from "./define-collection"
import { text } from "./fields"

/** A name that editors may write in a body, e.g. `<Challenges />`. */
export interface SectionDefinition {
  /** What it shows, for the editors' guide. */
  description: string
  /** The heading it has unless the editor writes another; sections without one are not in "On this page". */
  heading?: string
  /** The default heading is there for screen readers and "On this page" only. */
  quiet?: boolean
  /** Frontmatter field it shows; placing it without that field is a mistake. */
  field?: string
  /** Fields it reads, where they are others than `field`, or more; those a collection has not are passed over. */
  reads?: readonly string[]
  /** What an editor may write in the element. Everything is optional. */
  props: z.ZodObject
}

const heading = text("Heading of the section.", { max: 60 }).optional()
const lead = text("One sentence beside the heading.", { max: 170 }).optional()
const head = z.strictObject({ heading, lead })

/** Every section of every collection; a collection lists the names it takes. */
export const sections: Record<string, SectionDefinition> = {
  Hero: {
    description:
      "The head of the page: breadcrumb, heading, description, picture. Every document starts with it.",
    reads: ["hero"],
    props: z.strictObject({}),
  },
  ProblemTargetSolution: {
    description: "What was wrong, what should be reached, what was built, side by side.",
    heading: "The brief",
    quiet: true,
    field: "problem",
    reads: ["problem", "target", "solution"],
    props: z.strictObject({ heading }),
  },
  Persona: {
    description: "The person the product was designed for, with pain points and goals.",
    heading: "Who we designed for",
    field: "persona",
    props: head,
  },
  Challenges: {
    description: "Cards of what was hard.",
    heading: "Challenges",
    field: "challenges",
    props: head,
  },
  Research: {
    description: "Charts, each with its data as a table for those who cannot see it.",
    heading: "Quantitative research",
    field: "research",
    props: head,
  },
  Results: {
    description: "What changed, in large numbers on ink.",
    heading: "Results",
    field: "results",
    props: head,
  },
  Feedback: {
    description: "Tiles with the metrics of the feedback.",
    heading: "Feedback",
    field: "feedback",
    props: head,
  },
  TechnologyStack: {
    description: "Technologies by group; the related ones with mark and link.",
    heading: "Technology stack",
    field: "technologyStack",
    reads: ["technologyStack", "technologies"],
    props: head,
  },
  SimilarProjects: {
    description: "Cards of the similar projects.",
    heading: "Similar projects",
    field: "similarProjects",
    props: head,
  },
  Solutions: {
    description: "Grid of cards: what is included, or where a technology shines.",
    heading: "What is included",
    field: "solutions",
    props: head,
  },
  ProcessSteps: {
    description: "The four steps of our work: the document's own, else the house's.",
    heading: "How we work",
    reads: ["process"],
    props: head,
  },
  CaseStudies: {
    description: "The newest related case studies: one large, three small.",
    heading: "Where we have done this",
    reads: ["caseStudies"],
    props: head,
  },
  Faq: {
    description: "Questions and answers, one open at a time.",
    heading: "Questions",
    field: "faq",
    props: head,
  },
  CallToAction: {
    description: "The green band with a button, at the end of a page.",
    props: z.strictObject({
      heading: text("What the band asks.", { max: 60 }).optional(),
      label: text("Text of the button; default Get an estimate.", { max: 32 }).optional(),
      href: z
        .string()
        .regex(/^\/([a-z0-9-]+\/)*$/, "is not a path of this site. Write e.g. /contact-us/")
        .optional()
        .meta({ description: "Where the button leads; default /estimate/." }),
    }),
  },
}

/** Fields of a collection's frontmatter that a section reads. */
export const fieldsRead = ({ field, reads }: SectionDefinition, { schema }: Collection): string[] =>
  (reads ?? (field ? [field] : [])).filter((name) => name in schema.shape)
