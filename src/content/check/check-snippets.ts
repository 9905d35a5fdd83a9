import { textElements } from "../../collections/text-elements"
import { noReferences } from "../compile/body-references"
import type { SectionDefinition } from "../model/define-section"
import { snippetType } from "../model/element-names"
import { fieldKind } from "../model/fields"
import { unwrap } from "../model/unwrap"
import { checkBody } from "./check-body"
import type { CheckedEntry } from "./checked-site"
import { snippetFiles } from "./content-files"
import { type Diagnostic, reportTo } from "./diagnostic"
import { placeholdersOf } from "./example-texts"
import type { TextReader } from "./read-text"
import { readableText } from "./rules/control-character"
import { openText } from "./rules/unreadable-file"

const context = {
  sections: textElements.filter(isForSnippets).map(({ name }) => name),
  fields: null,
  isSnippet: true,
}

/** Check the text of a snippet. */
export const checkSnippet = async (file: string, text: string) => {
  const diagnostics: Diagnostic[] = []
  const report = reportTo(diagnostics, file)
  const readable = readableText(text, report) ?? ""
  return { ...(await checkBody(readable, context, report)), diagnostics }
}

/** Whether snippets may have an element: not files, which are next to a document, and not snippets. */
function isForSnippets({ name, props, children }: SectionDefinition): boolean {
  const hasFile = Object.values(props.shape).some((prop) => {
    const kind = fieldKind(unwrap(prop).inner)?.kind
    return kind === "image" || kind === "asset"
  })
  const items = textElements.filter((element) => Array.isArray(children) && children.includes(element.name))
  return name !== snippetType && !hasFile && items.every(isForSnippets)
}

/** Check all snippets. As sources, their links are checked with those of the documents. */
export const checkSnippets = async (root: string, read: TextReader) => {
  const diagnostics: Diagnostic[] = []
  const sources: CheckedEntry[] = []
  for (const { name: key, file } of await snippetFiles(root)) {
    const text = await openText(read, file, reportTo(diagnostics, file))
    if (text === undefined) continue
    const checked = await checkSnippet(file, text)
    diagnostics.push(...checked.diagnostics)
    const references = { ...noReferences, links: checked.references.links }
    const special = checked.references.fields
    const placeholders = await placeholdersOf(text, checked.root)
    const source = { type: snippetType, key, file, label: "snippet", published: true, placeholders }
    sources.push({ ...source, special, references })
  }
  return { diagnostics, sources }
}
