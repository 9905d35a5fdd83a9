import { slugify } from "../../lib/slugify"
import { defineRule } from "../rule"

/** Folders of documents that cannot be an address. */
export const folderName = defineRule({
  id: "folder-name",
  title: "The name of a folder cannot be an address",
  about:
    "The name of a document's folder is the last part of its page's address: small letters, digits and hyphens.",
  examples: {
    in: "files",
    wrong: [
      "insights/New Boats/index.mdx: copy",
      "insights/OLD-BOATS/index.mdx: copy",
      "insights/page/index.mdx: copy",
    ],
    right: ["insights/new-boats/index.mdx: copy"],
  },
  site({ folders }, report) {
    for (const { collection, slug, file } of folders) {
      const inUse = (name: string) =>
        folders.some((other) => other.collection === collection && other.slug === name)
      const better = slugify(slug)
      if (reservedSlugs.includes(slug))
        report(
          folderName,
          { file },
          `the folder's name "${slug}" is the address of a list`,
          "Choose another name",
        )
      else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
        report(
          folderName,
          { file },
          `the folder's name "${slug}" cannot be part of an address`,
          inUse(better)
            ? `"${better}" exists already: merge the two, or choose another name`
            : `Rename it to small letters, digits and hyphens, e.g. ${better || "harbour-ledger"}`,
        )
    }
  },
})

/** Parts of addresses that lists use: /case-studies/page/2/. */
export const reservedSlugs: readonly string[] = ["page"]
