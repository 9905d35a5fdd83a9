import type { BuildFacts, PageFacts } from "./build-facts"
import type { Settings } from "./settings"

/** A page of the built site. */
export interface Page extends PageFacts {
  /** The HTML file, relative to the site's folder: `case-studies/nimble/index.html`. */
  file: string
}

/** What every finishing step works on. */
export interface Site {
  /** The copy of `public/` that is being finished. Absolute path. */
  readonly folder: string
  /** Top folder of the project. Absolute path. */
  readonly project: string
  /** Pages in the order of their paths. */
  readonly pages: readonly Page[]
  readonly settings: Settings
  readonly facts: BuildFacts
  /** Files, relative to the folder, that are not taken over from the last build: steps change only these. */
  readonly fresh: Set<string>
  /** Files of this site that a file refers to, relative to the folder. */
  readonly references: ReadonlyMap<string, readonly string[]>
  /** Hash of a file's content as Gatsby wrote it. */
  readonly hashOf: (file: string) => string
  /**
   * Take a file or folder over from the last build where its key is the same; otherwise make it.
   *
   * @param place relative to the folder, with forward slashes
   * @param key everything that the content depends on, except settings and the code of the steps
   * @param make writes the file or folder to the absolute path that it gets
   */
  readonly keep: (place: string, key: string, make: (target: string) => void | Promise<void>) => Promise<void>
}

/** A reason not to publish that needs no stack trace. */
export class FinishError extends Error {}

/** `public/` is not as Gatsby wrote it. A build from nothing fixes it. */
export class DamagedOutput extends FinishError {}
