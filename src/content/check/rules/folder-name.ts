import { slugify } from "../../../util/slugify"
import { defineRule } from "../rule"

/** Folders of documents that cannot be an address. */
export const folderName = defineRule({
  id: "folder-name",
  about: "The name of a document's folder is part of an address: small letters, digits and hyphens.",
  examples: { in: "files", wrong: ["insights/New Boats/index.mdx"], right: ["insights/new-boats/index.mdx"] },
  folder({ collection, slug }, { folders }) {
    const better = slugify(slug)
    const isTaken = folders.some((other) => other.collection === collection && other.slug === better)
    const message = `the folder's name "${slug}"`
    if (reservedSlugs.includes(slug)) return [`${message} is the address of a list`, "Choose another name"]
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined
    const fix = isTaken
      ? `"${better}" exists: merge the two, or choose another name`
      : `Rename it to small letters, digits and hyphens, e.g. ${better || "harbour-ledger"}`
    return [`${message} cannot be part of an address`, fix]
  },
})

/** Parts of addresses that lists use: /case-studies/page/2/, /case-studies/industry/travel/. */
export const reservedSlugs: readonly string[] = ["page", "industry"]
