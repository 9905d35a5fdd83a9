import { createHash } from "node:crypto"
import type { CompiledBody } from "../mdx/body-tree"
import { compileBody } from "../mdx/compile-body"
import type { Collection } from "./define-collection"
import { splitDocument } from "./frontmatter"
import type { Problem } from "./problem"
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
  /** Both null unless the whole document is valid. */
  fields: Record<string, unknown> | null
  body: CompiledBody | null
  /** References and files of the frontmatter. */
  special: FoundField[]
}

/** Checks the text of a document: its frontmatter against the collection's schema, its body against the compiler. */
export const checkDocument = async (
  collection: Collection,
  { file, slug, text }: { file: string; slug: string; text: string },
): Promise<CheckedDocument> => {
  const hash = hashOf(text)
  const { frontmatter, frontmatterLine, body: source } = splitDocument(text)
  if (frontmatter === null) {
    const message = "the frontmatter is missing: the file starts with a line of three dashes, the fields, and three dashes"
    return { file, slug, hash, problems: [{ file, line: 1, column: 1, field: "", message }], fields: null, body: null, special: [] }
  }
  const read = readFields(collection.schema, frontmatter, { file, firstLine: frontmatterLine })
  const compiled = await compileBody(source, { sections: collection.sections, fields: read.fields })
  const problems = [
    ...read.problems,
    ...(compiled.success ? [] : compiled.refusals.map((refusal) => ({ file, ...refusal }))),
  ]
  const valid = problems.length === 0 && compiled.success
  return {
    file,
    slug,
    hash,
    problems,
    fields: valid ? read.fields : null,
    body: valid ? compiled.body : null,
    special: read.special,
  }
}

/** Names a text by its content. */
export const hashOf = (text: string) => createHash("sha1").update(text).digest("hex")
