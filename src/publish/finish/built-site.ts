import type { Page, ParsedPage } from "./parsed-page"
import type { Settings } from "./settings"
import type { SiteRecord } from "./site-record"

/** The site that is being finished. */
export interface BuiltSite extends Omit<SiteRecord, "files" | "pages"> {
  /** The folder to finish. Absolute path. */
  readonly folder: string
  /** Top folder of the project. Absolute path. */
  readonly project: string
  /** Pages sorted by path. */
  readonly pages: readonly Page[]
  readonly settings: Settings
  /** Files, relative to the folder, that are not reused from the last build. */
  readonly fresh: ReadonlySet<string>
  /** Files of this site that each file refers to, relative to the folder. */
  readonly references: Readonly<Record<string, readonly string[]>>
  /** Write a file. @param name relative to the folder, with forward slashes */
  readonly write: (name: string, content: string | Buffer) => void
  /**
   * Reuse a file or folder from the last build if its key is the same; otherwise create it.
   *
   * @param name relative to the folder, with forward slashes
   * @param key everything that the content depends on, except settings and the finishing code
   * @param create writes it to the given absolute path, and returns the names of all its files, or of its folder
   */
  readonly reuseOrCreate: (
    name: string,
    key: string,
    create: (target: string) => Promise<readonly string[]>,
  ) => Promise<void>
  /** Parse the HTML of a page as Gatsby wrote it. */
  readonly parse: (page: Page) => ParsedPage
}

/** A step from `public/` to `dist/`. */
export interface Step {
  /**
   * Read or change a page that is not reused from the last build.
   * @returns files that belong to it, by name
   */
  page?: (page: ParsedPage, site: BuiltSite) => PageFiles | undefined | Promise<PageFiles | undefined>
  /** Add files that depend on records alone. Runs while pages are finished. */
  records?: (site: BuiltSite) => Promise<void>
  /** Work on the site with all pages and copied files, after the steps before this one. */
  site?: (site: BuiltSite) => Promise<void>
}

/** Texts by the names of their files, relative to the site's folder. */
type PageFiles = Record<string, string>
