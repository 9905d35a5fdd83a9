import { formatDay } from "../../../util/day"
import type { CheckedEntry } from "../checked-site"
import { defineRule, type Problem } from "../rule"
import { pageOf } from "../site-pages"

/** Links and references from published documents to drafts. */
export const unpublished = defineRule({
  id: "unpublished",
  about:
    "A [draft](README.md#drafts-dates-and-publishing) has no page that links and references could lead to.",
  examples: { in: "fields", wrong: ["draft: true"], right: ["draft: false"] },
  field({ kind, value }, entry, site) {
    const target = kind.to ? site.find(kind.to, value) : undefined
    return entry.published && target?.published === false ? notPublished(`"${value}"`, target) : undefined
  },
  link(url, entry, site) {
    const target = pageOf(url, site)
    return entry.published && target?.published === false ? notPublished("this page", target) : undefined
  },
})

const notPublished = (name: string, { publishDay }: CheckedEntry): Problem => [
  publishDay
    ? `${name} will only be published on ${formatDay(publishDay)}`
    : `${name} is a draft, which is not published`,
  "Publish it, or remove this",
]
