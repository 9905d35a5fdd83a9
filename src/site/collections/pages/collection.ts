import { z } from "zod"
import {
  choice,
  defineCollection,
  defineHero,
  derived,
  list,
  ownPath,
  pageFields,
  reference,
  text,
} from "../../../content/define"
import { widePicture } from "../../data/blocks"
import { agencyResults } from "../../sections/agency-results/section"
import { agencySolutions } from "../../sections/agency-solutions/section"
import { budgeting } from "../../sections/budgeting/section"
import { callToAction } from "../../sections/call-to-action/section"
import { clientGrid } from "../../sections/client-grid/section"
import { clientsMarquee } from "../../sections/clients-marquee/section"
import { comments } from "../../sections/comments/section"
import { contactBlock } from "../../sections/contact-block/section"
import { contactHead } from "../../sections/contact-head/section"
import { estimateForm } from "../../sections/estimate-form/section"
import { estimateResult } from "../../sections/estimate-result/section"
import { faq } from "../../sections/faq/section"
import { homeHero } from "../../sections/home-hero/section"
import { nextSteps } from "../../sections/next-steps/section"
import { notFound } from "../../sections/not-found/section"
import { partnerMarquee } from "../../sections/partner-marquee/section"
import { paymentResult } from "../../sections/payment-result/section"
import { personas } from "../../sections/personas/section"
import { processSteps } from "../../sections/process-steps/section"
import { reasons } from "../../sections/reasons/section"
import { search } from "../../sections/search/section"
import { servicesOverview } from "../../sections/services-overview/section"
import { showcase } from "../../sections/showcase/section"
import { team } from "../../sections/team/section"
import { technologyStack } from "../../sections/technology-stack/section"
import { values } from "../../sections/values/section"
import { requiredPages } from "./required-pages"

const fields = {
  path: ownPath(
    "Address of the page, if it is not the name of its folder: /company/clients/. {site.productName} stands for the name in site.yaml.",
  )
    .meta({ title: "Address" })
    .optional(),
  desc: derived(pageFields.desc.meta({ description: "The sentence on cards. Default: the description." })),
  schemaType: choice(
    ["AboutPage", "ContactPage"],
    "What the page is for search engines, if it is the one about the agency or the one with its addresses.",
  )
    .meta({ title: "Kind of page for search engines" })
    .optional(),
  technologies: list(
    reference("Technology", "Slug of a technology."),
    "Technologies that have a logo and a link in the technology stack. Default: all.",
    { fallback: "Technology" },
  ).optional(),
}

export const hero = defineHero({
  fields: {
    hero: z
      .strictObject({
        title: text("The page's heading.", { max: 64 }),
        description: text("The sentence next to the heading.", { max: 200 }).optional(),
        picture: widePicture.optional(),
      })
      .meta({ description: "The head of the page." }),
  },
  complete: ({ desc, description }: { desc?: string; description: string }) => ({
    desc: desc ?? description,
  }),
})

/** Pages that are not in a list: home, company, contact. */
export const page = defineCollection({
  type: "Page",
  label: "page",
  directory: "pages",
  requiredPages,
  fields,
  sections: [
    hero,
    contactHead,
    estimateForm,
    estimateResult,
    paymentResult,
    notFound,
    search,
    nextSteps,
    homeHero,
    partnerMarquee,
    servicesOverview,
    agencySolutions,
    showcase,
    technologyStack,
    processSteps,
    budgeting,
    comments,
    clientsMarquee,
    values,
    team,
    clientGrid,
    personas,
    reasons,
    agencyResults,
    faq,
    contactBlock,
    callToAction,
  ],
  sort: { field: "name", order: "ASC" },
  heading: "hero.title",
  lead: "hero.description",
  images: ["hero.picture.image", "homeHero.pictures.0.image"],
  standalone: true,
})
