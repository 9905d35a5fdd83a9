import { readFile } from "node:fs/promises"
import path from "node:path"
import type { Nodes, Paragraph, Root } from "mdast"
import type { z } from "zod"
import { documentFiles } from "../../content-model/content-files"
import { splitDocument } from "../../content-model/frontmatter"
import { unwrap } from "../../content-model/graphql-types"
import { dataFiles } from "../../content-model/model"
import { readYaml } from "../../content-model/yaml-values"
import { esmPackages } from "../../mdx/esm-packages"
import { literalProps } from "../../mdx/refuse-element"

/** What a reader reads of a document, or of a data file. */
export interface Copy {
  /** e.g. case-studies/nimble or data/faq. */
  name: string
  /** Folder of the collection; "data" for data files. */
  collection: string
  slug: string
  fields: Record<string, unknown>
  /** Texts of the frontmatter or of the data file, with the name of each field. */
  fieldTexts: { field: string; text: string }[]
  /** Paragraphs, entries of lists and quotations of the body, without marks and code. */
  prose: string[]
  headings: { depth: number; text: string }[]
  pictures: { url: string; alt: string; caption: string }[]
  /** Texts that sections were given in the body: headings and leads. */
  sectionTexts: string[]
  tables: string[]
  links: string[]
  sections: string[]
}

/** Reads every document of every collection below `<root>/content`, by collection and slug. */
export const readDocuments = async (root: string): Promise<Copy[]> => {
  const { parser } = await esmPackages()
  const files = await documentFiles(root)
  return Promise.all(
    files.map(async ({ collection, slug, file }) => {
      const text = await readFile(path.join(root, file), "utf8")
      const { frontmatter, body } = splitDocument(text)
      const fields = readYaml(frontmatter ?? "") as Record<string, unknown>
      const copy = emptyCopy(collection.directory, slug, fields, fieldTexts(collection.schema, fields))
      gather(parser.parse(body), copy)
      return copy
    }),
  )
}

/** Reads the texts of every data file below `<root>/content/data`. */
export const readDataTexts = (root: string): Promise<Copy[]> =>
  Promise.all(
    dataFiles.map(async ({ file, schema, single }) => {
      const text = await readFile(path.join(root, "content/data", file), "utf8").catch(() => "")
      const data = readYaml(text) ?? []
      const entries = (single ? [data] : data) as Record<string, unknown>[]
      const texts = entries.flatMap((entry, index) => fieldTexts(schema, entry, single ? "" : `[${index}].`))
      return emptyCopy("data", file.replace(/\.yaml$/, ""), { entries }, texts)
    }),
  )

/** Every text of a document or data file that is longer than a label may be. */
export const allTexts = ({
  fieldTexts: texts,
  prose,
  headings,
  pictures,
  sectionTexts,
  tables,
}: Copy): string[] => [
  ...texts.map(({ text }) => text),
  ...prose,
  ...headings.map(({ text }) => text),
  ...pictures.flatMap(({ alt, caption }) => [alt, caption]),
  ...sectionTexts,
  ...tables,
]

const emptyCopy = (
  collection: string,
  slug: string,
  fields: Record<string, unknown>,
  texts: Copy["fieldTexts"],
): Copy => ({
  name: `${collection}/${slug}`,
  collection,
  slug,
  fields,
  fieldTexts: texts,
  prose: [],
  headings: [],
  pictures: [],
  sectionTexts: [],
  tables: [],
  links: [],
  sections: [],
})

/** The strings of validated fields that are words for readers: no slugs, paths, colours, icons, dates or choices. */
function fieldTexts(schema: z.ZodType, value: unknown, prefix = ""): Copy["fieldTexts"] {
  const { inner } = unwrap(schema)
  if (value === undefined || value === null || inner.meta()?.field) return []
  if (inner.def.type === "string") return [{ field: prefix.replace(/\.$/, ""), text: String(value) }]
  if (inner.def.type === "array")
    return (value as unknown[]).flatMap((item, index) =>
      fieldTexts((inner as z.ZodArray<z.ZodType>).element, item, `${prefix.replace(/\.$/, "")}[${index}].`),
    )
  if (inner.def.type !== "object") return []
  return Object.entries((inner as z.ZodObject).shape)
    .filter(
      ([key]) =>
        !["id", "color", "url", "email", "phone", "locale"].includes(key) || typeof value !== "object",
    )
    .flatMap(([key, child]) =>
      fieldTexts(child as z.ZodType, (value as Record<string, unknown>)[key], `${prefix}${key}.`),
    )
}

function gather(node: Nodes | Root, copy: Copy) {
  switch (node.type) {
    case "heading":
      copy.headings.push({ depth: node.depth, text: textOf(node) })
      return
    case "table":
      copy.tables.push(...node.children.flatMap((row) => row.children.map(textOf)))
      break
    case "paragraph":
      gatherParagraph(node, copy)
      break
    case "mdxJsxFlowElement": {
      const { props } = literalProps(node)
      copy.sections.push(node.name ?? "")
      copy.sectionTexts.push(...[props.heading, props.lead].filter((text) => typeof text === "string"))
      break
    }
    case "link":
    case "definition":
      copy.links.push(node.url)
      break
  }
  if ("children" in node) for (const child of node.children) gather(child, copy)
}

function gatherParagraph(node: Paragraph, copy: Copy) {
  const [first] = node.children
  if (node.children.length === 1 && first?.type === "image")
    copy.pictures.push({ url: first.url, alt: first.alt ?? "", caption: first.title ?? "" })
  else copy.prose.push(textOf(node).replace(/\s*\n\s*/g, " "))
}

/** The text of a node; code in a sentence is a word of it. */
const textOf = (node: unknown): string => {
  const { value, children } = node as { value?: string; children?: unknown[] }
  return value ?? (children ?? []).map(textOf).join("")
}
