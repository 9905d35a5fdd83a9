import { defineRule, type Problem } from "../rule"
import { pageOf } from "../site-pages"

/** Links and references from published documents to drafts. */
export const unpublished = defineRule({
  id: "unpublished",
  about: "A [draft](#drafts-dates-and-publishing) has no page that links and references could lead to.",
  examples: { in: "fields", wrong: ["draft: true"], right: ["draft: false"] },
  field({ kind, value }, source, site) {
    const target = kind.kind === "reference" ? site.find(kind.to, value) : undefined
    return source.published && target?.published === false ? notPublished(`"${value}"`) : undefined
  },
  link(url, source, site) {
    const isDraft = pageOf(url, site)?.published === false
    return source.published && isDraft ? notPublished("this page") : undefined
  },
})

const notPublished = (name: string): Problem => [
  `${name} is not in the published site: it is a draft, or its publish day is in the future`,
  "Publish it, or remove this",
]
