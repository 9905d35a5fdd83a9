import { access } from "node:fs/promises"
import path from "node:path"
import { collections } from "../../content-model/model"
import { findRoute } from "../../lib/routes"
import { decoded } from "../../mdx/address"
import { shortened } from "../body/body"
import type { Place, Report } from "../diagnostic"
import { outputKind } from "../output-files"
import { isListPage, pagesWithoutDocument } from "../pages"
import { fieldPlace } from "../places"
import { renameHint } from "../rename-hint"
import { defineRule } from "../rule"
import type { Site, Source } from "../site"
import { didYouMeanName } from "../suggestion"
import { isRelative, linkAddress, linkProblem, noAddress } from "./link-address"
import { notPublished, unpublished } from "./unpublished"

/** Links to pages, headings and files of this site that do not exist. */
export const deadLink = defineRule({
  id: "dead-link",
  title: "A link leads nowhere",
  about:
    "The page, the heading or the file in `static/` does not exist. Links to other sites are not followed.",
  examples: {
    in: "body",
    wrong: [
      "[there](/serivces/)",
      "[there](#nowhere)",
      "[there](/papers/none.pdf)",
      "[there](https://mosslight.example/services/)",
    ],
    right: ["[there](/services/)", "[there](#results)", "[there](/feed.xml)"],
  },
  async site(site, report) {
    for (const source of site.sources) {
      const { file, special, references } = source
      for (const field of special)
        if (field.kind.kind === "path")
          await checkLink(site, source, field.value, report, () => fieldPlace(site, file, field))
      for (const { value, start, end } of references.links) {
        const place = { file, start, end, field: `link ${shortened(value)}` }
        await checkLink(site, source, value, report, async () => place)
      }
    }
  },
})

type Problem = [message: string, fix: string]

async function checkLink(
  site: Site,
  source: Source,
  url: string,
  report: Report,
  place: () => Promise<Place>,
) {
  if (isRelative(url)) return report(linkAddress, await place(), ...relativeProblem(url, site))
  // Reported where the body is checked.
  if (linkProblem(url)) return
  const [, page = "", anchor = ""] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/s.exec(url) ?? []
  const target = site.sources.find(({ document }) => document?.path === page)
  if (source.published && target && !target.published)
    return report(unpublished, await place(), ...notPublished("this page", "link"))
  const problem = await problemOf(site, url, page, target)
  const anchors = url.startsWith("#") ? source.references.anchors : target?.references.anchors
  const deadAnchor = anchor && anchors ? anchorProblem(anchor, anchors) : undefined
  const found = problem ?? deadAnchor
  if (found) report(deadLink, await place(), ...found)
}

async function problemOf(
  site: Site,
  url: string,
  page: string,
  target?: Source,
): Promise<Problem | undefined> {
  if (target || url.startsWith("#")) return undefined
  if (!page.startsWith("/")) return ownAddress(url, site)
  if (/\.[^/]*$/.test(page)) return missingFile(page, site)
  if (pagesWithoutDocument(site.productName).includes(page)) return undefined
  if (!site.productName && findRoute(page)?.path === "/company/{slug}") return undefined
  return noSuchPage(page, site)
}

/** `../nimble/`, as links between files are written elsewhere. */
const relativeProblem = (url: string, site: Site): Problem => [
  noAddress[0],
  didYouMeanName(url, publishedPages(site), noAddress[1]),
]

const publishedPages = ({ sources }: Site) =>
  sources.flatMap(({ published, document }) => (published && document ? [document.path] : []))

function anchorProblem(anchor: string, anchors: readonly string[]): Problem | undefined {
  const name = decoded(anchor)
  if (anchors.includes(name)) return undefined
  const available =
    anchors.length > 0 ? `Its headings: ${anchors.map((known) => `#${known}`).join(", ")}` : "Remove it"
  return [`the page has no heading "#${name}"`, didYouMeanName(name, anchors, available)]
}

function noSuchPage(page: string, site: Site): Problem {
  if (isListPage(page))
    return ["the later pages of a list change as documents are added", "Write /case-studies/"]
  const published = publishedPages(site)
  const [, directory, slug] = /^\/([^/]+)\/([^/]+)\/$/.exec(page) ?? []
  const collection = collections.find((candidate) => candidate.directory === directory)
  if (collection && slug) {
    const similar = published.filter((candidate) => candidate.startsWith(`/${directory}/`))
    const hint = `${renameHint(collection, slug)} Their names are in content/${directory}`.trim()
    const fix = didYouMeanName(page, similar, hint)
    return [`there is no ${collection.label} "${slug}"`, fix]
  }
  const pages = pagesWithoutDocument(site.productName)
  return [
    `there is no page ${page}`,
    didYouMeanName(page, [...pages, ...published], `The pages are: ${pages.join(", ")}`),
  ]
}

/** A page of this site, with the site's own address. */
function ownAddress(url: string, { url: origin }: Site): Problem | undefined {
  if (!origin || !(url === origin || url.startsWith(`${origin}/`))) return undefined
  return ["is a page of this site", `Write its path: ${url.slice(origin.length) || "/"}`]
}

async function missingFile(page: string, { root }: Site): Promise<Problem | undefined> {
  if (outputKind(page.slice(1)) === "file") return undefined
  const file = path.join("static", path.posix.normalize(decoded(page)))
  return access(path.join(root, file)).then(
    () => undefined,
    () => [`there is no file ${file}`, "Put it there, or change the link"],
  )
}
