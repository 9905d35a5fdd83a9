import { z } from "zod"
import { defineSection, every, only } from "../../../content/define"

export const notFound = defineSection({
  name: "NotFound",
  label: "Page not found",
  description:
    "The page for addresses that do not exist, with links to the pages with the most similar addresses. Its words are in content/data/search.yaml.",
  first: "always",
  surface: "own",
  props: z.strictObject({}),
  reads: { texts: only("SearchTexts", "NotFoundTexts"), pages: every("ContentPage", "ListedPage") },
})
