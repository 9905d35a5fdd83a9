/** Words of the search and of the page for addresses that do not exist. */
import { z } from "zod"
import { defineDataFile, group, text, textWith } from "../../content/define"

const notFound = group("The page for addresses that do not exist.", {
  home: text("Button that opens the home page.", { max: 24 }),
  allPages: text("Button that opens the list of all pages, without scripts.", { max: 24 }),
  field: text("Label of the search field.", { max: 40 }),
  search: text("Name of the field's button, for screen readers.", { max: 24 }),
  nearest: text("Above links to pages with similar addresses.", { max: 40 }),
  start: text("Above links to main pages, if no address is similar.", { max: 40 }),
})

export const searchTexts = defineDataFile({
  type: "SearchTexts",
  file: "search.yaml",
  about: "Words of the search, and of the page for addresses that do not exist",
  single: true,
  fragments: {
    SearchTexts: [
      "field",
      "results",
      "headings",
      "searching",
      "found",
      "nothing",
      "more",
      "moreFailed",
      "failed",
      "again",
    ],
    NotFoundTexts: ["notFound"],
  },
  schema: z.strictObject({
    field: text("Label of the search field.", { max: 40 }),
    results: text("Name of the list of results, for screen readers.", { max: 24 }),
    headings: textWith(["page"], "Name of the links to headings of a page, for screen readers.", { max: 40 }),
    searching: text("While the search runs.", { max: 40 }),
    found: textWith(["count", "words"], "Number of results.", { max: 80 }),
    nothing: textWith(["words"], "When no page is found; all pages are listed below it.", { max: 140 }),
    more: text("Button that adds results.", { max: 24 }),
    moreFailed: text("When more results did not load.", { max: 80 }),
    failed: text("When the search did not load; all pages are listed below it.", { max: 140 }),
    again: text("Button that searches again.", { max: 24 }),
    notFound,
  }),
})
