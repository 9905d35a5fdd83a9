import { textElements } from "../collections/text-elements"
import { noReferences } from "../mdx/body-references"
import { checkBody } from "./check-body"
import { snippetFiles } from "./content-files"
import { type Diagnostic, reportTo } from "./diagnostic"
import { exampleTexts } from "./example-texts"
import type { TextReader } from "./read-text"
import { readableText } from "./rules/control-character"
import { placeholdersIn } from "./rules/placeholder-text"
import { cannotOpen, unreadableFile } from "./rules/unreadable-file"
import type { Source } from "./site"

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
  const sources: Source[] = []
  for (const { name: key, file } of await snippetFiles(root)) {
    const text = await read(file)
    if (typeof text !== "string") {
      reportTo(diagnostics, file)(unreadableFile, {}, ...cannotOpen(text.code))
      continue
    }
    const checked = await checkSnippet(file, text)
    diagnostics.push(...checked.diagnostics)
    const references = { ...noReferences, links: checked.references.links }
    const special = checked.references.fields
    const placeholders = [...placeholdersIn(text), ...(await exampleTexts(checked.root))]
    const source = { type: "Snippet", key, file, label: "snippet", published: true, placeholders }
    sources.push({ ...source, special, references })
  }
  return { diagnostics, sources }
}
