import path from "node:path"
import { slugify } from "../lib/slugify"
import { type DocumentFile, fileNames } from "./content-files"
import { fileProblem, type Problem } from "./problem"

/** A folder without its document: what stands in the document's place, if anything. */
export const missingDocument = async (
  root: string,
  { collection, slug, file }: DocumentFile,
): Promise<Problem> => {
  const folder = `the folder "${slug}" of ${collection.directory}`
  const names = await fileNames(path.join(root, path.dirname(file)))
  if (names.includes("index.mdx"))
    return fileProblem(
      file,
      `${folder} has an index.mdx that is a symbolic link and leads nowhere. Put the document itself there`,
    )
  const misnamed = names.find((name) => /^index\.(mdx?|markdown|txt)$/i.test(name))
  const message = misnamed
    ? `${folder} has "${misnamed}", which is not read. Rename it to index.mdx`
    : `${folder} has no index.mdx. Write it, or remove the folder`
  return fileProblem(file, message)
}

/** Below /case-studies/ the pages of the list have addresses of their own. */
export const reservedSlugs: readonly string[] = ["page"]

/**
 * The name of a document's folder is its page's address.
 * @param taken Slugs of the whole collection.
 */
export const slugProblems = ({ slug, file }: DocumentFile, taken: readonly string[]): Problem[] => {
  if (reservedSlugs.includes(slug))
    return [
      fileProblem(file, `the folder's name "${slug}" is the address of a list's pages. Choose another name`),
    ]
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return []
  const better = slugify(slug)
  const advice = taken.includes(better)
    ? `"${better}" exists already: put the two together, or choose another name`
    : `Rename it to small letters, digits and hyphens, e.g. ${better || "harbour-ledger"}`
  return [fileProblem(file, `the folder's name "${slug}" is the page's address and cannot be one. ${advice}`)]
}
