/** Small built sites in temporary folders, for tests of the finishing steps. */
import { mkdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "../../src/content/files"
import type { BuiltSite } from "../../src/publish/finish/built-site"
import { pageOf } from "../../src/publish/finish/collect-files"
import { settingsOf } from "../../src/publish/finish/settings"
import { temporaryFolder, writeFiles } from "./folders"

export interface SiteOptions {
  variables?: Record<string, string>
  facts?: Partial<BuiltSite["facts"]>
  references?: Record<string, string[]>
}

/** Create a site from files, all of them new in this build, for a finishing step. */
export function siteOf(files: Record<string, string | Buffer>, options: SiteOptions = {}) {
  const project = temporaryFolder()
  const folder = path.join(project, "next")
  writeFiles(folder, files)
  writeFiles(project, { ".cache/.keep": "" })
  const pages = Object.keys(files)
    .filter((name) => name.endsWith("index.html"))
    .map((name) => ({ path: `/${name.replace(/index\.html$/, "")}`, name: "Name", heading: "Heading" }))
  const site: BuiltSite = {
    folder,
    project,
    pages: pages.map(pageOf),
    settings: settingsOf(options.variables ?? {}),
    key: "",
    facts: {
      siteUrl: "https://mosslight.example",
      productName: "Mosslight",
      pages,
      files: [],
      documents: [],
      redirects: [],
      shareColours: {},
      imageOrigins: [],
      ...options.facts,
    },
    fresh: new Set(Object.keys(files)),
    references: new Map(Object.entries(options.references ?? {})),
    hashOf: () => "",
    reuseOrCreate: async (name, _, create) => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      await create(path.join(folder, name))
    },
  }
  return {
    ...site,
    read: (name: string) => readFileSync(path.join(folder, name), "utf8"),
    files: () => filesBelow(folder),
  }
}
