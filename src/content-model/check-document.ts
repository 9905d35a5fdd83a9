import { createHash } from "node:crypto"
import { type BodyPlaces, noPlaces } from "../mdx/body-places"
import { checkBody } from "../mdx/compile-body"
import type { Collection } from "./define-collection"
import { splitDocument } from "./frontmatter"
import { isText, oddCharacters, withoutControls } from "./odd-characters"
import { byPosition, fileProblem, type Problem } from "./problem"
import type { PublishingFields } from "./publishing"
import { readFields } from "./read-fields"
import type { FoundField } from "./walk-fields"

/** One MDX document after the checks that need no other file. */
export interface CheckedDocument {
  /** From the project's root: content/<collection>/<slug>/index.mdx. */
  file: string
  slug: string
  /** Of the whole text. */
  hash: string
  problems: Problem[]
  /** Null unless the whole document is valid. */
  fields: Record<string, unknown> | null
  /** References and files of the frontmatter, of an invalid document too. */
  special: FoundField[]
  /** What the body refers to, and what can be referred to in it; of an invalid document too. */
  places: BodyPlaces
  /** As written, valid or not. */
  written: PublishingFields
}

/** Check the text of a document: its frontmatter against the collection's schema, its body against the compiler. */
export const checkDocument = async (
  collection: Collection,
  { file, slug, text }: { file: string; slug: string; text: string },
): Promise<CheckedDocument> => {
  const hash = hashOf(text)
  const { frontmatter, frontmatterLine, earlyEnds = [], body: source } = splitDocument(withoutControls(text))
  const failed = (problem: Problem): CheckedDocument => ({
    file,
    slug,
    hash,
    problems: [problem],
    fields: null,
    special: [],
    places: noPlaces,
    written: {},
  })
  const odd = oddCharacters(text, file)
  if (odd[0] && !isText(text)) return failed(odd[0])
  const early = earlyEnds.map((line) => ({
    file,
    line,
    column: 1,
    field: "",
    message: `the frontmatter ends here, and fields follow. ${frontmatter === null ? "Move these dashes below the last field" : "Remove these dashes"}`,
  }))
  if (frontmatter === null) return failed(early[0] ?? fileProblem(file, noFrontmatter(text)))
  const read = readFields(collection.schema, frontmatter, { file, firstLine: frontmatterLine })
  const rules = { sections: collection.elements.map(({ name }) => name), fields: read.fields }
  const checked = await checkBody(source, rules)
  const problems = [
    ...odd,
    ...early,
    ...read.problems,
    ...checked.refusals.map((refusal) => ({ file, ...refusal })),
  ].sort(byPosition)
  const valid = problems.length === 0
  return {
    file,
    slug,
    hash,
    problems,
    fields: valid ? read.fields : null,
    special: [...read.special, ...checked.places.references],
    places: checked.places,
    written: read.written !== null && typeof read.written === "object" ? read.written : {},
  }
}

function noFrontmatter(text: string) {
  if (!/^\uFEFF?---/.test(text))
    return "the frontmatter is missing: the file starts with a line of three dashes, the fields, and three dashes"
  return /^\uFEFF?---[ \t]*\r(?!\n)/.test(text)
    ? "the lines of this file end in an old way (CR). Save it with the line ends LF"
    : "the frontmatter does not end: write a line of three dashes below its last field"
}

/** Names a text by its content. */
export const hashOf = (text: string) => createHash("sha1").update(text).digest("hex")
