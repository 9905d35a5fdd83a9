import { textElements } from "../../collections/text-elements"
import { noReferences } from "../compile/body-references"
import { checkBody } from "./check-body"
import type { CheckedEntry } from "./checked-site"
import { snippetFiles } from "./content-files"
import { type Diagnostic, reportTo } from "./diagnostic"
import { placeholdersOf } from "./example-texts"
import type { TextReader } from "./read-text"
import { readableText } from "./rules/control-character"
import { openText } from "./rules/unreadable-file"

/** Elements of the text that need files next to a document, or could contain themselves. */
const notInSnippets = ["Snippet", "Figure", "Video", "Download"]

const context = {
  sections: textElements.map(({ name }) => name).filter((name) => !notInSnippets.includes(name)),
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
    const source = { type: "Snippet", key, file, label: "snippet", published: true, placeholders }
    sources.push({ ...source, special, references })
  }
  return { diagnostics, sources }
}
