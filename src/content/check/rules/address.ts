import { documentPath } from "../../document-path"
import type { Collection } from "../../model/define-collection"
import { sentence } from "../../model/wording"
import { type CheckedSite, entryName } from "../checked-site"
import type { Report } from "../diagnostic"
import { outputKind } from "../output-files"
import { defineRule } from "../rule"
import { listPaths } from "../site-pages"

/** Pages at the address of another page, and pages that the site needs. */
export const address = defineRule({
  id: "address",
  about:
    "Each page has an address of its own. The pages that menus, forms and hosts rely on exist and are published: home, company, contact, estimate, search, not found, payment results.",
  examples: {
    in: "files",
    wrong: [
      `pages/services/index.mdx: ${careers()}`,
      `pages/careers/index.mdx: ${careers("path: /technologies/go/\n")}`,
    ],
    right: [`pages/careers/index.mdx: ${careers()}`],
  },
  folder({ file, collection }, { entries, model }) {
    const path = entries.find((entry) => entry.file === file)?.document?.path
    if (!path || !collection.standalone) return undefined
    const change = "Write another address in path, or rename the folder"
    const other = entries.find((entry) => entry.file !== file && entry.document?.path === path)
    if (other) return [sentence`its address ${path} is that of ${entryName(other)}`, change]
    if (listPaths(model).includes(path)) return [`its address ${path} is that of a list`, change]
    const [, name = ""] = path.split("/")
    if (name !== "404" && outputKind(name))
      return [`its address ${path} is that of a ${outputKind(name)} that the build writes`, change]
    return undefined
  },
})

/** Report required pages that do not exist or are not published. */
export const reportMissingPages = (site: CheckedSite, report: Report) => {
  if (!site.productName) return
  for (const collection of site.model.collections) reportMissingPagesOf(collection, site, report)
}

function reportMissingPagesOf(collection: Collection, { entries, productName }: CheckedSite, report: Report) {
  for (const { path: template, neededBy } of collection.requiredPages ?? []) {
    const path = documentPath(collection, "", { path: template }, productName)
    const entry = entries.find(({ document }) => document?.path === path)
    if (entry?.published) continue
    if (entry)
      report(
        address,
        { file: entry.file },
        `${path} cannot be withdrawn: ${neededBy}`,
        "Remove draft or publish",
      )
    else
      report(
        address,
        { file: `content/${collection.directory}` },
        `there is no page ${path}: ${neededBy}`,
        `Put it back, or write a page with path: ${template}`,
      )
  }
}

/** A page of the examples. */
function careers(field = "") {
  return `---
name: Careers
description: Work with designers and engineers who keep what they build running for years, in one room, on products that people use each day of the week.
${field}hero:
  title: Work on software that people keep
---

<Hero />
`
}
