import { readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { type CheckedDocument, checkDocument } from "../../src/content/check/check-document"
import type { BodyElement, BodyNode, CompiledBody } from "../../src/content/compile/body-tree"
import { openContent } from "../../src/content/engine/content"
import { diskFiles } from "../../src/content/engine/disk-files"
import type { ContentModel } from "../../src/content/model/content-model"
import type { Collection } from "../../src/content/model/define-collection"
import { caseStudy } from "../../src/site/collections/case-studies/collection"
import { model } from "../../src/site/collections/model"
import { temporaryFolder, writeFiles } from "./folders"
import { formatBriefly } from "./format-briefly"
import { withoutMissingDataFiles } from "./without-missing-data-files"

// The first use of the parser compiles many packages, which is slow on a busy machine.
jest.setTimeout(60_000)

export const repository = path.resolve(__dirname, "../..")

/** A valid case study with all fields and sections: content/case-studies/nimble, shortened. */
export const nimble = readFileSync(path.join(__dirname, "nimble.mdx"), "utf8")

/** The valid document with one passage replaced. */
export const nimbleWith = (passage: string, replacement: string): string => {
  if (!nimble.includes(passage)) throw new Error(`The valid document has no "${passage}"`)
  return nimble.replace(passage, () => replacement)
}

/** Check a text as the case study "nimble". */
export const checkText = (
  text: string,
  collection: Collection = caseStudy,
  of: ContentModel = model,
): Promise<CheckedDocument> => checkDocument(of, collection, { file: "nimble/index.mdx", text })

/** The messages for a text as the editor sees them, one a line. */
export const messagesFor = async (text: string): Promise<string> => {
  const { diagnostics } = await checkText(text)
  return diagnostics.map(formatBriefly).join("\n") || "valid"
}

/** The positions of a text's problems: line, column and rule. */
export const placesFor = async (text: string): Promise<string[]> => {
  const { diagnostics } = await checkText(text)
  return diagnostics.map(({ range: { start }, rule }) => `${start.line}:${start.column} ${rule}`)
}

/** A case study with only the required fields and the given body. */
export const withBody = (body: string): string => {
  const required = /^---\n[\s\S]*?(?=thumbnail:)/.exec(nimble)?.[0] ?? ""
  const hero = /^hero:[\s\S]*?(?=^ {2}thumbnail:)/m.exec(nimble)?.[0] ?? ""
  return `${required}tags: [SaaS]\nservices: [web-development]\ntechnologies: [react]\n${hero}---\n\n<Hero />\n\n${body}\n`
}

/** The compiled body of a valid text. */
export const compiled = async (...of: Parameters<typeof checkText>): Promise<CompiledBody> => {
  const { body, diagnostics } = await checkText(...of)
  if (!body) throw new Error(diagnostics.map(formatBriefly).join("\n"))
  return { ...body, tree: JSON.parse(body.tree) }
}

/** An element as markup, without the line breaks between elements. Props that are no texts are JSON. */
export const markup = (node: BodyNode): string => {
  if (typeof node === "string") return node
  const [type, props, ...children] = node as [string, object | null, ...BodyNode[]]
  const attributes = Object.entries(props ?? {}).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  const content = children.filter((child) => child !== "\n").map(markup)
  return `<${type}${attributes.join("")}${content.length > 0 ? `>${content.join("")}</${type}>` : "/>"}`
}

/** The blocks of a body that has only text, as markup. */
export const blocksOf = async (body: string): Promise<string[]> => {
  const { tree } = await compiled(withBody(body))
  expect(tree.map(([type]) => type)).toEqual(["Hero", "Prose"])
  const blocks = (tree[1]?.slice(2) ?? []).flatMap((block) => (block as BodyElement).slice(2) as BodyNode[])
  return blocks.filter((block) => block !== "\n").map(markup)
}

/** A temporary project with the given files in `content`, and functions to change them. */
export interface TemporaryContent {
  root: string
  write(file: string, content: string | Uint8Array): void
  remove(file: string): void
}

/** Write files to `content/` of a temporary folder. `removeFolders` deletes it. */
export const temporaryContent = (files: Record<string, string> = {}): TemporaryContent => {
  const root = temporaryFolder()
  const content = path.join(root, "content")
  writeFiles(content, files)
  return {
    root,
    write: (file, text) => writeFiles(content, { [file]: text }),
    remove: (file) => rmSync(path.join(content, file), { recursive: true }),
  }
}

/** The content of a project, which needs no data files. */
export const snapshotOf = async (root: string) => {
  const snapshot = await openContent(diskFiles(root), model).snapshot()
  return { ...snapshot, diagnostics: withoutMissingDataFiles(snapshot.diagnostics) }
}
