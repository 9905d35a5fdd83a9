import { posix } from "node:path"
import { formsOfAnchor } from "../../../util/anchor"
import { decodeUri } from "../../../util/decode-uri"
import * as pageIds from "../../../util/page-ids"
import { fileName, sentence, wording } from "../../model/wording"
import type { CheckedEntry, CheckedSite } from "../checked-site"
import { fixForName } from "../fix-for-name"
import { outputKind } from "../output-files"
import { defineRule, type Problem } from "../rule"
import { isPage, listOfPage, listPaths, pageAddress, pageOf, partsOf, publishedPages } from "../site-pages"
import { didYouMean } from "../suggestion"
import { linkProblem } from "./link-address"

/** Links to pages, headings and files of this site that do not exist. */
export const deadLink = defineRule({
  id: "dead-link",
  about: "Links lead to existing pages, headings, and files in `static/`. Other sites are not checked.",
  examples: {
    in: "body",
    wrong: ["[a](/serivces/)", "[a](#nowhere)", "[a](/blog/post)"],
    right: ["[a](/services/)", "## ✏️ Tea\n\n[a](#-tea) [b](#️-tea)", "## Main\n\n[a](#main)"],
  },
  link(url, entry, site) {
    if (linkProblem(url)) return undefined
    const { page, anchor } = partsOf(url)
    const target = url.startsWith("#") ? entry : pageOf(url, site)
    // A link to a draft is reported as such.
    if (target && entry.published && !target.published) return undefined
    if (target) return anchorProblem(decodeUri(anchor), target, url.startsWith("#"))
    if (!page.startsWith("/")) return ownAddress(url, site)
    const isFile = /\.[^/]*$/.test(page)
    return isFile ? missingFile(page, site) : missingPage(partsOf(pageAddress(url)).page, site)
  },
})

/** Ids that other elements have on every page. */
const onEveryPage: readonly string[] = [pageIds.main, pageIds.footer]

/** @param isOwn whether the link is only an anchor, which becomes that of the heading */
function anchorProblem(written: string, { references }: CheckedEntry, isOwn: boolean): Problem | undefined {
  const [name = "", other = ""] = formsOfAnchor(written)
  const anchors = references.anchors.map(({ id }) => id)
  const isFound =
    anchors.includes(name) || (anchors.includes(other) && (isOwn || !onEveryPage.includes(name)))
  if (!name || isFound) return undefined
  const headings = anchors.map((known) => `#${known}`)
  const available = headings.length > 0 ? `Its headings: ${headings.join(", ")}` : "Remove it"
  return [`the page has no heading "#${name}"`, didYouMean(`#${name}`, headings, available)]
}

/** A page of this site, with the site's own address. */
function ownAddress(url: string, site: CheckedSite): Problem | undefined {
  const { url: origin } = site
  if (!origin || !(url === origin || url.startsWith(`${origin}/`))) return undefined
  const path = pageAddress(url.slice(origin.length) || "/")
  const missing =
    /\.[^/]*$/.test(path) || isPage(path, site) ? undefined : missingPage(partsOf(path).page, site)
  return missing ?? ["is a page of this site", `Write its path: ${path}`]
}

function missingFile(page: string, site: CheckedSite): Problem | undefined {
  const file = posix.join("static", posix.normalize(decodeUri(page)))
  if (outputKind(page.slice(1)) === "file" || site.files.has(file)) return undefined
  if (isPage(pageAddress(page), site)) return undefined
  const names = site.files.namesIn(posix.dirname(file))
  const usual = (name: string) => name.normalize().toLowerCase()
  const same = names.find((name) => usual(name) === usual(posix.basename(file)))
  // Letters in two parts, as on some disks, look the same and cannot be typed.
  if (same && same !== same.normalize())
    return [
      `its name has letters in two parts on disk: ${file}`,
      // Without the marks of Latin letters, which some disks would divide again.
      `Rename the file, e.g. ${same
        .normalize("NFD")
        .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
        .normalize()}`,
    ]
  const fix = same ? `Write ${posix.join(posix.dirname(page), same)}` : "Put it there, or change the link"
  return [`there is no file ${file}`, fix]
}

function missingPage(page: string, site: CheckedSite): Problem | undefined {
  if (isPage(page, site)) return undefined
  const list = listOfPage(page, site.model)
  if (list) return ["the later pages of a list change as documents are added", `Write ${list}`]
  const [, directory, slug] = /^\/([^/]+)\/([^/]+)\/$/.exec(page) ?? []
  const collection = site.model.collections.find((one) => !one.standalone && one.directory === directory)
  if (!collection || !slug) {
    const lists = listPaths(site.model)
    const listed = [...mainPages(site), ...lists].join(", ")
    const meant = didYouMean(page, [...lists, ...publishedPages(site)])
    const command = wording(". To add one: npm run new page", "")
    return [`there is no page ${page}`, meant || sentence`The pages are: ${listed}${command}`]
  }
  const slugs = site.entries
    .filter((one) => one.published && one.type === collection.type)
    .map(({ key }) => key)
  const fix = fixForName(slug, slugs, sentence`See ${fileName(`content/${directory}`)} for names`, directory)
  return [`there is no ${collection.label} "${slug}"`, fix]
}

/** Published pages that are in no list, without those that search engines do not list. */
const mainPages = ({ entries }: CheckedSite) =>
  entries
    .filter(({ published, document }) => published && document?.collection.standalone && !document.noindex)
    .map(({ document }) => document?.path ?? "")
    .sort()
