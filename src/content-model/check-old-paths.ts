import { access } from "node:fs/promises"
import path from "node:path"
import { pagesWithoutDocument } from "./check-links"
import { fieldProblem, type SpecialSource } from "./check-relations"
import { ownName } from "./own-names"
import type { Problem } from "./problem"
import { fieldName } from "./validate-fields"

/**
 * An old path leads to one page, and nothing else is found there.
 *
 * @param productName from site.yaml; "" where it cannot be read
 */
export const checkOldPaths = async (
  root: string,
  sources: readonly SpecialSource[],
  productName: string,
): Promise<Problem[]> => {
  const pages = new Map(pagesWithoutDocument(productName).map((page) => [page, ""]))
  for (const { pagePath, file } of sources) if (pagePath) pages.set(pagePath, file)
  const taken = new Map<string, string>()
  const problems: Problem[] = []
  for (const source of sources)
    for (const field of source.special) {
      if (field.kind.kind !== "oldPath") continue
      const old = pageAddress(field.value)
      const message =
        pageMessage(old, source, pages) ??
        (await fileMessage(root, field.value)) ??
        (taken.has(old) ? `stands already as ${taken.get(old)}. Remove one of the two` : undefined)
      if (message) problems.push(await fieldProblem(root, source.file, field, `"${field.value}" ${message}`))
      else taken.set(old, `${fieldName(field.path)} in ${source.file}`)
    }
  return problems
}

/** As pages write theirs: with and without a slash, or with the file that a page is written to, it is the same one. */
const pageAddress = (value: string) => `${value.replace(/\/(?:index\.html\/?)?$/, "")}/`

function pageMessage(old: string, { pagePath }: SpecialSource, pages: ReadonlyMap<string, string>) {
  if (old === pagePath) return "is this page's own path. Remove it"
  const file = pages.get(old) ?? (/^\/case-studies\/page\/\d+\/$/.test(old) ? "" : undefined)
  if (file !== undefined)
    return `is the path of a page that exists${file && ` (${file})`}. Only a path without a page can lead elsewhere`
  const [name = ""] = old.split("/").slice(1)
  const own = ownName(name)
  if (own === "folder") return "lies in a folder of the site's own files. Remove it"
  return (
    own &&
    `is the path of a file that the build writes (${name}). Only a path without a file can lead elsewhere`
  )
}

async function fileMessage(root: string, value: string) {
  const file = path.posix.join("static", value.replace(/\/$/, ""))
  return access(path.join(root, file)).then(
    () => `is the path of a file that exists (${file}). Only a path without a file can lead elsewhere`,
    () => undefined,
  )
}
