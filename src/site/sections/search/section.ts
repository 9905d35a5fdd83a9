import { z } from "zod"
import { defineSection } from "../../../content/model/define-section"
import { every, only } from "../../../content/model/fields"

export const search = defineSection({
  name: "Search",
  description:
    "The search of this site, and a list of all its pages. Its words are in content/data/search.yaml.",
  props: z.strictObject({}),
  reads: { texts: only("SearchTexts", "SearchTexts"), pages: every("ContentPage", "ListedPage") },
})
