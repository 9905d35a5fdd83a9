import { z } from "zod"
import { defineSection, every, only } from "../../../content/define"

export const search = defineSection({
  name: "Search",
  description:
    "The search of this site, and a list of all its pages. Its words are in content/data/search.yaml.",
  props: z.strictObject({}),
  reads: { texts: only("SearchTexts", "SearchTexts"), pages: every("ContentPage", "ListedPage") },
})
