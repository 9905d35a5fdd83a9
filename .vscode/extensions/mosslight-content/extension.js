/** Hovers and completion for the fields at the top of content documents, from the project's own JSON Schemas. */
const { existsSync, readdirSync, readFileSync } = require("node:fs")
const path = require("node:path")
const vscode = require("vscode")
const { explain, suggest } = require("./frontmatter")

const documents = { scheme: "file", pattern: "**/content/*/*/index.mdx" }

/** @param {import("vscode").ExtensionContext} context */
function activate(context) {
  const hovers = vscode.languages.registerHoverProvider(documents, {
    provideHover(document, position) {
      const schema = schemaOf(document)
      const text = schema && explain(linesOf(document), position.line, position.character, schema)
      return text ? new vscode.Hover(new vscode.MarkdownString(text)) : undefined
    },
  })
  const completion = vscode.languages.registerCompletionItemProvider(
    documents,
    {
      provideCompletionItems(document, position) {
        const schema = schemaOf(document)
        if (!schema) return []
        const namesIn = (place) => namesBelow(path.join(rootOf(document), place))
        return suggest(linesOf(document), position.line, position.character, schema, namesIn).map(
          ({ name, detail, insert }) => {
            const item = new vscode.CompletionItem(name, vscode.CompletionItemKind.Field)
            item.documentation = detail
            item.insertText = withTabStops(insert)
            item.filterText = insert
            return item
          },
        )
      },
    },
    ":",
    " ",
    "[",
  )
  context.subscriptions.push(hovers, completion)
}

/** Several lines with a place for the cursor after each name; one line as it is. */
function withTabStops(insert) {
  if (!insert.includes("\n")) return insert
  let stop = 0
  const numbered = insert.replace(/: (?=\n|$)/g, () => {
    stop += 1
    return `: $${stop}`
  })
  return new vscode.SnippetString(numbered)
}

/** The project's folder: content/<collection>/<slug>/index.mdx is four levels below it. */
const rootOf = (document) => path.resolve(document.uri.fsPath, "../../../..")

const linesOf = (document) => document.getText().split(/\r?\n/)

function schemaOf(document) {
  const collection = path.basename(path.resolve(document.uri.fsPath, "../.."))
  const file = path.join(rootOf(document), ".vscode/schemas", `${collection}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined
}

/** Slugs of a collection's folder, or ids of a data file. */
function namesBelow(place) {
  if (!existsSync(place)) return []
  if (!place.endsWith(".yaml"))
    return readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    )
  return [...readFileSync(place, "utf8").matchAll(/^- +id: *["']?([\w-]+)/gm)].map(([, id]) => id)
}

module.exports = { activate, namesBelow }
