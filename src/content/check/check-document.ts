import { type BodyReferences, noReferences } from "../compile/body-references"
import type { StoredBody } from "../compile/body-tree"
import { compileToText } from "../compile/compile-body"
import { type ContentModel, elementNames, firstSections } from "../model/content-model"
import { type Collection, completeFields } from "../model/define-collection"
import type { PublishingFields } from "../model/publishing"
import { checkBody } from "./check-body"
import type { Placeholder, SpecialField } from "./checked-site"
import { byPosition, type Diagnostic, isError, reportTo } from "./diagnostic"
import { placeholdersOf } from "./example-texts"
import { readFields } from "./read-fields"
import { readableText } from "./rules/control-character"
import { frontmatter, missingFrontmatter } from "./rules/frontmatter"
import { splitDocument } from "./split-document"

/** A document after the checks that need no other file. */
export interface CheckedDocument {
  diagnostics: Diagnostic[]
  /** Null unless the whole document is valid. */
  fields: Record<string, unknown> | null
  /** Null unless the whole document is valid. */
  body: StoredBody | null
  /** References and files of the frontmatter, also of an invalid document. */
  special: SpecialField[]
  /** What the body refers to, and what can be referred to in it; also of an invalid document. */
  references: BodyReferences
  placeholders: Placeholder[]
  /** As written, valid or not. */
  written: PublishingFields
}

/**
 * Check the text of a document: its frontmatter against the collection's schema, its body by the rules.
 * @param file from the project's root: content/<collection>/<slug>/index.mdx
 */
export const checkDocument = async (
  model: ContentModel,
  collection: Collection,
  { file, text }: { file: string; text: string },
): Promise<CheckedDocument> => {
  const document = uncheckedDocument()
  const { diagnostics } = document
  const report = reportTo(diagnostics, file)
  const readable = readableText(text, report)
  if (readable === undefined) return document
  const split = splitDocument(readable, Object.keys(collection.schema.shape))
  for (const line of split.earlyEnds) {
    const fix = split.frontmatter === null ? "Move these dashes below the last field" : "Remove these dashes"
    const message = "these dashes end the fields, but more fields follow"
    report(frontmatter, { start: { line, column: 1 } }, message, fix)
  }
  if (split.frontmatter === null) {
    if (!diagnostics.some(isError)) report(frontmatter, ...missingFrontmatter(readable))
    return document
  }
  const read = readFields(collection.schema, split.frontmatter, report)
  const { fields, special, written } = read
  const first = firstSections(collection).map(({ name }) => name)
  const context = { model, sections: elementNames(collection, model), firstSections: first, fields }
  const { root, references } = await checkBody(split.body, context, report)
  diagnostics.sort(byPosition)
  const isValid = root !== null && fields !== null && !diagnostics.some(isError)
  const placeholders = placeholdersOf(readable, read, split.frontmatter)
  return {
    diagnostics,
    fields: isValid ? completeFields(collection, fields) : null,
    // Last: it changes the tree.
    body: isValid ? await compileToText(root, model, collection.layout) : null,
    special: [...special, ...inElements(references)],
    references,
    placeholders,
    written: written instanceof Object && !Array.isArray(written) ? written : {},
  }
}

/** References and files among the attributes of elements. */
export const inElements = ({ fields }: BodyReferences): SpecialField[] =>
  fields.map((field) => ({ ...field, isRough: true }))

/** The result for a document that could not be read. */
export const uncheckedDocument = (diagnostics: Diagnostic[] = []): CheckedDocument => ({
  diagnostics,
  fields: null,
  body: null,
  special: [],
  references: noReferences,
  placeholders: [],
  written: {},
})
