/** Small built sites in temporary folders, for tests of the finishing steps. */
import { mkdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "../../src/content/files"
import type { BuiltSite, Step } from "../../src/publish/finish/built-site"
import type { Page } from "../../src/publish/finish/parsed-page"
import { type ParsedPage, parsePage } from "../../src/publish/finish/parsed-page"
import { settingsOf } from "../../src/publish/finish/settings"
import type { PageRecord, SiteRecord } from "../../src/publish/finish/site-record"
import { temporaryFolder, writeFiles } from "./folders"

export interface SiteOptions {
  variables?: Record<string, string>
  record?: Partial<Omit<SiteRecord, "pages">>
  /** What is known about every page. */
  page?: Omit<PageRecord, "path">
  references?: Record<string, string[]>
}

/** A page whose HTML ends as Gatsby's does. */
export const pageOf = (html: string, page: Partial<Page> = {}): ParsedPage =>
  parsePage(
    html,
    { path: "/", file: "index.html", hash: "", ...page },
    { siteUrl: "https://mosslight.example", sectionsAboutOtherPages: [] },
  )

/** Create a site from files, all of them new in this build, for a finishing step. */
export function siteOf(files: Record<string, string | Buffer>, options: SiteOptions = {}) {
  const project = temporaryFolder()
  const folder = path.join(project, "next")
  writeFiles(folder, files)
  writeFiles(project, { ".cache/.keep": "" })
  const fresh = new Set(Object.keys(files))
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8")
  const pages = Object.keys(files)
    .filter((name) => name.endsWith(".html"))
    .map((file) => ({
      path: `/${file.replace(/index\.html$/, "")}`,
      file,
      hash: file,
      name: "Name",
      heading: "Heading",
      ...options.page,
    }))
  const write = (name: string, content: string | Buffer) => {
    writeFiles(folder, { [name]: content })
    fresh.add(name)
  }
  const site: BuiltSite = {
    folder,
    project,
    settings: settingsOf(options.variables ?? {}),
    siteUrl: "https://mosslight.example",
    productName: "Mosslight",
    description: "A studio.",
    feedTitle: "Mosslight: insights",
    redirects: [],
    imageOrigins: [],
    frameOrigins: [],
    sectionsAboutOtherPages: ["CallToAction"],
    ...options.record,
    pages,
    fresh,
    references: options.references ?? {},
    parse: (page) => parsePage(read(page.file), page, site),
    write,
    reuseOrCreate: async (name, _, create) => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      await create(path.join(folder, name))
    },
  }
  /** Run a step as the build does. */
  const run = async ({ page: change, records, site: work }: Step) => {
    await records?.(site)
    for (const page of change ? pages : []) {
      const parsed = site.parse(page)
      const own = await change?.(parsed, site)
      write(page.file, parsed.changedHtml())
      for (const [name, text] of Object.entries(own ?? {})) write(name, text)
    }
    await work?.(site)
  }
  return { ...site, run, read, files: () => filesBelow(folder) }
}
