import path from "node:path"
import { sentence, type Text } from "../../model/wording"
import { entryName } from "../checked-site"
import { fieldName } from "../field-name"
import { outputKind } from "../output-files"
import { defineRule, type Problem } from "../rule"
import { listOfPage, listPaths, pageOf } from "../site-pages"

/** Old paths of pages that are in use, or redirect to two pages. */
export const oldPath = defineRule({
  id: "old-path",
  about: "`redirectFrom` has paths of pages that no longer exist, each once, without the host.",
  examples: { in: "fields", wrong: ["redirectFrom: [/services/]"], right: ["redirectFrom: [/old/]"] },
  field(field, entry, site) {
    if (field.kind.address !== "old") return undefined
    const old = pagePath(field.value)
    const [name = ""] = old.split("/").slice(1)
    const page = pageOf(old, site)
    if (page === entry) return [`"${field.value}" is this page's own path`, "Remove it"]
    if (page) return inUse(field.value, sentence`a page that exists (${entryName(page)})`)
    if (listOfPage(old, site.model) || listPaths(site.model).includes(old))
      return inUse(field.value, "a page that exists")
    if (outputKind(name)) return inUse(field.value, `a ${outputKind(name)} that the build writes (${name})`)
    if (old.endsWith(".md/") && pageOf(old.replace(/\.md\/$/, "/"), site))
      return inUse(field.value, "a file that the build writes")
    const file = path.posix.join("static", field.value.replace(/\/$/, ""))
    if (site.files.has(file)) return inUse(field.value, `a file that exists (${file})`)
    for (const other of site.entries)
      for (const same of other.special) {
        if (same === field) return undefined
        if (same.kind.address === "old" && pagePath(same.value) === old)
          return [
            sentence`"${field.value}" is also ${fieldName(same.path)} in ${entryName(other)}`,
            "Remove one of the two",
          ]
      }
    return undefined
  },
})

/** The path of the page, written with or without a slash or the file's name. */
const pagePath = (value: string) => `${value.replace(/\/(?:index\.html\/?)?$/, "")}/`

const inUse = (value: string, what: Text): Problem => [
  sentence`"${value}" is the path of ${what}`,
  "Remove it: only a path without a page or file can be redirected",
]
