import type { BuildFacts, PageFacts } from "./build-facts"
import type { Settings } from "./settings"

/** A page of the built site. */
export interface Page extends PageFacts {
  /** The HTML file, relative to the site's folder: `case-studies/nimble/index.html`. */
  file: string
}

/** Input of every finishing step. */
export interface BuiltSite {
  /** The copy of `public/` to finish. Absolute path. */
  readonly folder: string
  /** Top folder of the project. Absolute path. */
  readonly project: string
  /** Pages sorted by path. */
  readonly pages: readonly Page[]
  readonly settings: Settings
  /** Hash of the settings, of site-wide facts and of the finishing code. */
  readonly key: string
  readonly facts: BuildFacts
  /** Files, relative to the folder, that are not reused from the last build. Steps change only these. */
  readonly fresh: Set<string>
  /** Files of this site that each file refers to, relative to the folder. */
  readonly references: ReadonlyMap<string, readonly string[]>
  /** Hash of a file's content as written by Gatsby. */
  readonly hashOf: (file: string) => string
  /**
   * Reuse a file or folder from the last build if its key is the same; otherwise create it.
   *
   * @param name relative to the folder, with forward slashes
   * @param key everything that the content depends on, except settings and the finishing code
   * @param create writes the file or folder to the given absolute path
   */
  readonly reuseOrCreate: (
    name: string,
    key: string,
    create: (target: string) => void | Promise<void>,
  ) => Promise<void>
}
