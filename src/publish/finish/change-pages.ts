import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { BuiltSite } from "./built-site"

/**
 * Change the HTML of all pages that are not reused from the last build.
 *
 * @param change gets a page's HTML and its file, relative to the folder
 */
export const changePages = (
  { folder, fresh }: BuiltSite,
  change: (html: string, file: string) => string,
): void => {
  for (const file of fresh) {
    if (!file.endsWith(".html")) continue
    const target = path.join(folder, file)
    const html = readFileSync(target, "utf8")
    const changed = change(html, file)
    if (changed !== html) writeFileSync(target, changed)
  }
}
