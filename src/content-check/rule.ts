import type { Body } from "./body/body"
import type { ContentEntry } from "./content-files"
import type { Report } from "./diagnostic"
import type { Site } from "./site"

/** A rule of the content: what it finds, and examples, which are its tests and its section of the guide. */
export interface Rule {
  /** Name of its file, of its section in the guide, and in every message. */
  id: string
  title: string
  /** What it finds and why that is a problem, for editors. */
  about: string
  /** Default `error`, which stops the build. */
  severity?: "warning"
  examples: Examples
  /** Check the body of a document. Rules without a check are reported where the text is parsed or validated. */
  body?: (body: Body, report: Report) => void
  /** Check what needs more than one file. */
  site?: (site: Site, report: Report) => void | Promise<void>
  /** Check files and folders that nothing uses and no other rule has reported. */
  files?: (entries: readonly ContentEntry[], report: Report) => void
}

/**
 * Changes to a valid site: one with a problem that only this rule reports, or one without any.
 * - `text`: the text of a document;
 * - `body`: more text at its end;
 * - `fields`: lines with a field, which replace it or are added, e.g. `hero.title.color: navy`;
 * - `files`: a file and what it holds: text, `copy` for a valid insight, or an image, e.g. `800 × 600 png`.
 */
export interface Examples {
  in: "text" | "body" | "fields" | "files"
  wrong: readonly string[]
  right: readonly string[]
}

/** Define a rule. */
export const defineRule = (rule: Rule): Rule => rule
