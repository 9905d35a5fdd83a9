import { z } from "zod"
import { date, feedId, list, oldPath, pastDate, problem, text } from "./fields"

/** Characters of an alternative text, in fields and bodies. */
export const altLength = { min: 10, max: 180 }

/** What an image shows, for people who cannot see it. */
export const altText = (description: string, label = "What it shows") =>
  text(description, { ...altLength, label }).refine(
    (alt) => !isFileName(alt),
    problem("image-alt", "is the name of a file. Say what the picture shows"),
  )

/** Whether an alternative text is a file name, which programs insert: no spaces, an extension, or a camera's number. */
export const isFileName = (alt: string) => fileNames.some((kind) => kind.test(alt.trim()))

const fileNames = [
  /^\S+$/,
  /\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i,
  /^(?:img|dsc[fn]?|pxl|screen ?shot|image|photo)[\s_-]*\d[\d\s_.():at-]*$/i,
]

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
  feedId: feedId("Address by which feed readers know the document. Default: its own.")
    .meta({ title: "First address in the feeds" })
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
    description: "Keeps the page out of search engines, the sitemap and the search of this site.",
    title: "Hidden from search engines",
  }),
  keywords: text(
    "Words by which the search of this site finds the page first, although they are not in its name.",
    {
      max: 120,
    },
  ).optional(),
  draft: z.boolean().optional().meta({ description: "Keeps the document out of the published site." }),
  publish: date("Day on which the document enters the published site. Without it, it is published at once.")
    .meta({ title: "Publish on" })
    .optional(),
}
