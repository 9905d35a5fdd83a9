import { createHash } from "node:crypto"
import { type BodyPlaces, noPlaces } from "../mdx/body-places"
import type { CompiledBody } from "../mdx/body-tree"
import { checkBody, compileBody } from "../mdx/compile-body"
import type { Collection } from "./define-collection"
import { splitDocument } from "./frontmatter"
import { byPosition, type Problem } from "./problem"
import { readFields } from "./read-fields"
import { positionAt } from "./text-position"
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
  /** Null too where it was not compiled. */
  body: CompiledBody | null
  /** References and files of the frontmatter, of an invalid document too. */
  special: FoundField[]
  /** What the body refers to, and what can be referred to in it; of an invalid document too. */
  places: BodyPlaces
  /** As written, valid or not. */
  written: { draft?: unknown; date?: unknown }
}

/**
 * Checks the text of a document: its frontmatter against the collection's schema, its body against the compiler.
 * @param compile Whether the body is wanted, or only the mistakes.
 */
export const checkDocument = async (
  collection: Collection,
  { file, slug, text }: { file: string; slug: string; text: string },
  compile = true,
): Promise<CheckedDocument> => {
  const hash = hashOf(text)
  const { frontmatter, frontmatterLine, body: source } = splitDocument(text)
  const failed = (problem: Problem): CheckedDocument => ({
    file,
    slug,
    hash,
    problems: [problem],
    fields: null,
    body: null,
    special: [],
    places: noPlaces,
    written: {},
  })
  const encoding = encodingProblem(text, file)
  if (encoding && !isText(text)) return failed(encoding)
  if (frontmatter === null)
    return failed({ file, line: 1, column: 1, field: "", message: noFrontmatter(text) })
  const read = readFields(collection.schema, frontmatter, { file, firstLine: frontmatterLine })
  const rules = { sections: collection.sections, fields: read.fields }
  const compiled = await (compile ? compileBody(source, rules) : checkBody(source, rules))
  const problems = [
    ...(encoding ? [encoding] : []),
    ...read.problems,
    ...(compiled.success ? [] : compiled.refusals.map((refusal) => ({ file, ...refusal }))),
  ].sort(byPosition)
  const valid = problems.length === 0
  return {
    file,
    slug,
    hash,
    problems,
    fields: valid ? read.fields : null,
    body: valid && compiled.success ? compiled.body : null,
    special: read.special,
    places: compiled.places,
    written: read.written !== null && typeof read.written === "object" ? read.written : {},
  }
}

/** Whether more than single characters can be read: not what is saved as UTF-16, or is no text at all. */
export const isText = (text: string) => !text.startsWith("\uFFFD\uFFFD") && !text.includes("\0")

/** Bytes that are not UTF-8 are read as U+FFFD, and would be published so. */
export const encodingProblem = (text: string, file: string): Problem | undefined => {
  const at = text.search(/[\uFFFD\0]/)
  if (at < 0) return undefined
  const message = "a character here cannot be read. Save the file in the encoding UTF-8 and write it again"
  return { file, ...positionAt(text, at), field: "", message }
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
