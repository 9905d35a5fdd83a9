import { access } from "node:fs/promises"
import path from "node:path"
import { outputKind } from "../output-files"
import { isListPage, pagesWithoutDocument } from "../pages"
import { fieldPlace } from "../places"
import { defineRule } from "../rule"
import type { Site, Source } from "../site"
import { fieldName } from "../validate-fields"

/** Old paths of pages that are in use, or redirect to two pages. */
export const oldPath = defineRule({
  id: "old-path",
  title: "An old path cannot be redirected",
  about:
    "`redirectFrom` takes paths of pages that no longer exist, each in one document only: what comes after the host in an address, up to ? or #.",
  examples: {
    in: "fields",
    wrong: ["redirectFrom: [/services/]", "redirectFrom: [work/ledger]", "redirectFrom: [/old/, /old]"],
    right: ["redirectFrom: [/work/ledger/]"],
  },
  async site(site, report) {
    const pages = new Map(pagesWithoutDocument(site.productName).map((page) => [page, ""]))
    for (const { document, file } of site.sources) if (document) pages.set(document.path, file)
    const taken = new Map<string, string>()
    for (const source of site.sources)
      for (const field of source.special) {
        if (field.kind.kind !== "oldPath") continue
        const old = pagePath(field.value)
        const problem =
          usedByPage(old, source, pages) ?? (await usedByFile(site, field.value)) ?? usedTwice(taken.get(old))
        if (problem)
          report(
            oldPath,
            await fieldPlace(site, source.file, field),
            `"${field.value}" ${problem[0]}`,
            problem[1],
          )
        else taken.set(old, `${fieldName(field.path)} in ${source.file}`)
      }
  },
})

type Problem = [message: string, fix: string]

/** The path of the page, written with or without a slash or the file's name. */
const pagePath = (value: string) => `${value.replace(/\/(?:index\.html\/?)?$/, "")}/`

const remove = "Remove it: only a path without a page or file can be redirected"

function usedByPage(
  old: string,
  { document }: Source,
  pages: ReadonlyMap<string, string>,
): Problem | undefined {
  if (old === document?.path) return ["is this page's own path", "Remove it"]
  const file = pages.get(old) ?? (isListPage(old) ? "" : undefined)
  if (file !== undefined) return [`is the path of a page that exists${file && ` (${file})`}`, remove]
  const [name = ""] = old.split("/").slice(1)
  const kind = outputKind(name)
  if (kind === "folder") return ["is in a folder of the site's own files", "Remove it"]
  return kind && [`is the path of a file that the build writes (${name})`, remove]
}

async function usedByFile({ root }: Site, value: string): Promise<Problem | undefined> {
  const file = path.posix.join("static", value.replace(/\/$/, ""))
  return access(path.join(root, file)).then(
    () => [`is the path of a file that exists (${file})`, remove],
    () => undefined,
  )
}

const usedTwice = (other: string | undefined): Problem | undefined =>
  other ? [`is also ${other}`, "Remove one of the two"] : undefined
