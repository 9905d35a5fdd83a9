import type { ContentModel } from "../model/content-model"
import type { Body, VisitedNode } from "./body/body"
import type { CheckedEntry, CheckedSite, NamedImage, SpecialField } from "./checked-site"
import type { ContentEntry } from "./content-entry"
import type { Problem, Report } from "./diagnostic"
import type { ImageFacts } from "./image-facts"

export type { Problem }

/** A rule of the content: what it finds, and examples, which are its tests and its section of the guide. */
export interface Rule {
  /** Name of its file, of its section in the guide, and in every message. */
  id: string
  /** What it asks for, for editors. */
  about: string
  /** Default `error`, which stops the build. */
  severity?: "warning"
  examples: Examples
  /** Check a node of a body. Rules without a check are reported where texts are parsed and validated. */
  node?: (visited: VisitedNode, body: Body) => FixableProblem | undefined
  /** Check a whole body. */
  body?: (body: Body, report: Report) => void | Promise<void>
  /** Check each text for words: of bodies, attributes, fields, data files and snippets. */
  words?: (text: string) => FoundWords[]
  /** Check a reference, path or file among the fields. */
  field?: (field: SpecialField, entry: CheckedEntry, site: CheckedSite) => Found
  /** Check the address of a link, in a body or a field. */
  link?: (url: string, entry: CheckedEntry, site: CheckedSite) => Found
  /** Check an image or another file that a field or a body names. @param facts of a file that exists */
  image?: (image: NamedImage, facts: ImageFacts | undefined, site: CheckedSite) => Found
  /** Check the folder of a document. */
  folder?: (folder: CheckedSite["folders"][number], site: CheckedSite) => Found
  /** Check a file or folder that no content uses. */
  file?: (entry: ContentEntry, model: ContentModel) => Problem | undefined
}

/** The same, with what to write instead, if that is certain, and the severity, if it is not that of the rule. */
export type FixableProblem = readonly [...Problem, replacement?: string, severity?: "warning"]

/** Words of a text with a problem. What to write instead replaces only them. */
type FoundWords = readonly [at: number, words: string, ...FixableProblem]

type Found = FixableProblem | undefined | Promise<FixableProblem | undefined>

/**
 * Changes to a valid site: one with a problem that only this rule reports, or one without any.
 * - `text`: the text of a document;
 * - `body`: more text at its end;
 * - `fields`: lines with a field, which replace it or are added, e.g. `hero.title.color: navy`;
 * - `files`: a file and what it holds: text or an image, e.g. `./cover.jpg: 800 × 600 png`, or
 *   `link to` a path; default a valid document.
 */
export interface Examples {
  in: "text" | "body" | "fields" | "files"
  wrong: readonly string[]
  right: readonly string[]
}

/** Define a rule. */
export const defineRule = (rule: Rule): Rule => rule
