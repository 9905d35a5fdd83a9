/** Texts of the pages that list documents. */
import { z } from "zod"
import { defineDataFile, entryId, text, textWith } from "../../content/define"

export const lists = defineDataFile({
  type: "ListPage",
  file: "lists.yaml",
  about: "Heading, sentence and search description of each list, such as `/services/`",
  ofCollections: true,
  schema: z.strictObject({
    id: entryId(),
    heading: textWith(
      ["count"],
      "The page's heading, such as {service|services}, one team. Default: the name of the list.",
      { max: 60 },
    ).optional(),
    lead: textWith(["count"], "The sentence next to the heading.", { max: 140 }).optional(),
    description: text("What search results show for the page. Default: the `lead`.", { max: 160 }).optional(),
  }),
})

export const industries = defineDataFile({
  type: "Industry",
  file: "industries.yaml",
  about:
    "Industries of clients, in the order of their links; case studies name theirs by `id`, and each has a page that lists them, such as `/case-studies/industry/travel/`",
  card: "IndustryLink",
  pages: { path: "/case-studies/industry/{id}/", lists: "case-studies" },
  schema: z.strictObject({
    id: entryId(),
    name: text("Name of the industry, which is the heading of its page.", { max: 32 }),
    description: text("The sentence next to the heading, and what search results show.", {
      min: 60,
      max: 160,
    }),
  }),
})

const facet = (name: string) =>
  z
    .strictObject({
      label: text("The label.", { max: 24 }),
      any: text("The option for no choice.", { max: 32 }),
    })
    .meta({ typeName: "FilterField", description: `The field for the ${name}.` })

export const caseStudyFilter = defineDataFile({
  type: "CaseStudyFilterTexts",
  file: "case-study-filter.yaml",
  about:
    "Texts of the tabs and filters above the list of case studies, and what they say about their results",
  single: true,
  fragments: { StudyFilterTexts: "all" },
  schema: z.strictObject({
    tabs: text("Name of the tabs for screen readers.", { max: 40 }),
    allTab: text("The tab for all case studies; others are in `studiesTab` of services.", { max: 12 }),
    total: textWith(["count"], "How many case studies there are.", { max: 60 }),
    found: textWith(["found", "count"], "How many of them match.", { max: 60 }),
    foundPage: textWith(["found", "count", "page", "pages"], "The same for a page of many results.", {
      max: 80,
    }),
    filters: text("The button that opens the filters.", { max: 24 }),
    technology: facet("technology"),
    industry: facet("industry"),
    tag: facet("tag"),
    industries: text("Name of the links to industries, for screen readers.", { max: 40 }),
    selected: text("Name of the list of selected filters, for screen readers.", { max: 40 }),
    remove: textWith(["filter"], "Name of the button that removes a filter, for screen readers.", {
      max: 40,
    }),
    clear: text("The button that removes all filters.", { max: 24 }),
    loading: text("Shown if loading takes long.", { max: 60 }),
    failed: text("Shown if loading fails.", { max: 100 }),
    retry: text("The button to load them again.", { max: 24 }),
    results: text("Name of the links to the pages of results, for screen readers.", { max: 40 }),
    none: z
      .strictObject({
        title: text("The heading.", { max: 60 }),
        text: textWith(["count"], "The text below it.", { max: 160 }),
        button: text("The button that shows all case studies.", { max: 24 }),
      })
      .meta({ description: "Shown if no case study matches." }),
  }),
})
