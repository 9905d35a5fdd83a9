import { type BodyReferences, noReferences } from "../compile/body-references"
import type { StoredBody } from "../compile/body-tree"
import { compileToText } from "../compile/compile-body"
import type { ContentModel } from "../model/content-model"
import type { SectionDefinition } from "../model/define-section"
import { snippetType } from "../model/element-names"
import { fieldKind } from "../model/fields"
import { unwrap } from "../model/unwrap"
import { withoutCode } from "./body/without-code"
import { checkBody } from "./check-body"
import type { Placeholder } from "./checked-site"
import { type Diagnostic, isError, reportTo } from "./diagnostic"
import { readableText } from "./rules/control-character"
import { placeholdersIn } from "./rules/placeholder-text"

/** A snippet after the checks that need no other file. */
export interface CheckedSnippet {
  diagnostics: Diagnostic[]
  references: BodyReferences
  placeholders: Placeholder[]
  /** Null unless it is valid. */
  body: StoredBody | null
}

/** Check the text of a snippet. */
export const checkSnippet = async (
  model: ContentModel,
  file: string,
  text: string,
): Promise<CheckedSnippet> => {
  const diagnostics: Diagnostic[] = []
  const report = reportTo(diagnostics, file)
  const sections = model.textElements.filter((element) => isForSnippets(element, model))
  const context = { model, sections: sections.map(({ name }) => name), fields: null, isSnippet: true }
  const { root, references } = await checkBody(readableText(text, report) ?? "", context, report)
  const placeholders = placeholdersIn(withoutCode(text))
  const body = root && !diagnostics.some(isError) ? await compileToText(root, model) : null
  return { diagnostics, references, placeholders, body }
}

/** Whether snippets may have an element: not files, which are next to a document, and not snippets. */
function isForSnippets({ name, props, children }: SectionDefinition, model: ContentModel): boolean {
  const hasFile = Object.values(props.shape).some((prop) => fieldKind(unwrap(prop).inner)?.file)
  const items = model.textElements.filter(
    (element) => Array.isArray(children) && children.includes(element.name),
  )
  return name !== snippetType && !hasFile && items.every((item) => isForSnippets(item, model))
}

/** The result for a snippet that could not be read. */
export const uncheckedSnippet = (diagnostics: Diagnostic[]): CheckedSnippet => ({
  diagnostics,
  references: noReferences,
  placeholders: [],
  body: null,
})
