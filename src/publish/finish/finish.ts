/** Finish Gatsby's output and publish it as `dist/`. */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { filesBelow, hashOfFolders, sha1 } from "../../content"
import type { BuiltSite, Step } from "./built-site"
import { DamagedOutput } from "./errors"
import { buildFolders } from "./folders.mjs"
import { pageDataFile, pageFile } from "./page-file"
import { isWhole, type Page, parsePage } from "./parsed-page"
import { referencesIn, referencesOfPage } from "./references"
import type { StartedIndex } from "./search-index"
import { buildVariables, settingsOf } from "./settings"
import { openSiteFiles, type SiteFiles } from "./site-files"
import { type PageRecord, readSiteRecord } from "./site-record"
import { stepsOf } from "./steps"

/**
 * Create `dist/` from Gatsby's `public/`. It is replaced at the end and as a whole: if the process fails or is killed,
 * the last site stays in place.
 *
 * @param project top folder of the project
 * @param startedIndex of `startIndex`, if it was called before this build
 * @throws FinishError if the site cannot be published
 */
export async function finish(project: string, startedIndex?: Promise<StartedIndex | undefined>) {
  const settings = settingsOf(buildVariables(project))
  const { pages, files: listed, ...record } = readSiteRecord(project)
  const { redirects, ...siteWide } = record
  const key = sha1(JSON.stringify([settings, siteWide, codeHash(project)]))
  const files = openSiteFiles(project, key)
  const withFile = (page: PageRecord): Page => {
    const file = pageFile(page.path)
    return { ...page, file, hash: sha1(JSON.stringify([key, page, files.hashOf(file)])) }
  }
  const site: BuiltSite = {
    ...record,
    ...files,
    project,
    settings,
    pages: pages.map(withFile),
    parse: (page) => parsePage(files.read(page.file), page, record),
  }
  const steps = stepsOf(startedIndex)
  await timed("Pages, copied files and share images", async () => {
    const added = Promise.all(Object.values(steps).map((step) => step.records?.(site)))
    // Its error is thrown below.
    added.catch(() => {})
    await finishPages(site, files, steps, [...site.pages, ...ownPages(project).map(withFile)])
    await copyFiles(site, files, listed)
    await added
  })
  for (const [name, step] of Object.entries(steps))
    if (step.site) await timed(name, async () => step.site?.(site))
  files.publish()
}

type Steps = Readonly<Record<string, Step>>

/** Finish the pages that are not reused. Each is parsed once, and every step gets it. */
async function finishPages(
  site: BuiltSite,
  { references, lastReferences, write }: SiteFiles,
  steps: Steps,
  pages: readonly Page[],
) {
  for (const page of pages) {
    references[page.file] = lastReferences(page.file)
    await site.reuseOrCreate(page.file, page.hash, async () => {
      const parsed = site.parse(page)
      references[page.file] = referencesOfPage(parsed, site.settings.pathPrefix)
      const own: Record<string, string> = {}
      for (const step of Object.values(steps)) Object.assign(own, await step.page?.(parsed, site))
      write(page.file, parsed.changedHtml())
      for (const [name, text] of Object.entries(own)) write(name, text)
      return [page.file, ...Object.keys(own)]
    })
  }
}

/** Pages in `static/`: they get the policy too. An HTML file without a page, e.g. for verification, is only copied. */
const ownPages = (project: string): PageRecord[] =>
  filesBelow(path.join(project, "static"))
    .filter((name) => name.endsWith(".html"))
    .filter((name) => isWhole(readFileSync(path.join(project, "static", name), "utf8")))
    .map((name) => ({ path: `/${name.split("/").map(encodeURIComponent).join("/")}` }))

/**
 * Copy the data of pages, the files that the build lists, `static/`, and all files that pages and these refer to. Gatsby
 * leaves images, scripts and static files of earlier builds in `public/`.
 */
async function copyFiles({ project, pages, settings }: BuiltSite, files: SiteFiles, listed: string[]) {
  const { output } = buildFolders(project)
  const required = [...pages.map((page) => pageDataFile(page.path)), ...listed]
  required.forEach(files.hashOf)
  const queue = [...required, "page-data/app-data.json", ...filesBelow(path.join(project, "static"))]
  queue.push(...Object.values(files.references).flat())
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    // Steps write some files themselves, e.g. robots.txt, which may also be in static/ or left from an earlier build.
    if (existsSync(path.join(files.folder, name)) || !existsSync(path.join(output, name))) continue
    queue.push(
      ...(await files.copy(name, (file) => referencesOf(file, () => files.read(file), settings.pathPrefix))),
    )
  }
}

/** @throws DamagedOutput if the data of a page is not valid JSON */
function referencesOf(name: string, read: () => string, pathPrefix: string) {
  try {
    return referencesIn(name, read, pathPrefix)
  } catch (error) {
    if (error instanceof SyntaxError) throw new DamagedOutput(`public/${name} is not valid JSON.`)
    throw error
  }
}

async function timed(name: string, work: () => Promise<void>) {
  const start = performance.now()
  await work()
  console.log(`  ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}

/** Hash of the finishing code and the versions of its packages. */
const codeHash = (project: string) => {
  const packages = sha1(readFileSync(path.join(project, "package-lock.json")))
  return hashOfFolders(project, ["src/publish", "src/site/router", "src/site/theme", "src/util"]) + packages
}
