import { isDeepStrictEqual } from "node:util"
import { type ContentModel, fieldsRead, isSection, parentOf } from "../model/content-model"
import type { Collection } from "../model/define-collection"
import type { SectionDefinition } from "../model/define-section"
import { iconNames } from "../model/icon-names"
import { collectionSchema, type JsonSchema, limitsOf, toJsonSchema } from "./json-schema"
import { yamlLines } from "./plain-yaml"

/** The catalogue of sections in the editors' guide: what each shows, its props and fields, and an example. */
export const catalogue = (model: ContentModel): string =>
  Object.entries(model.sections)
    .filter(([name]) => isSection(name, model))
    .map(([name, section]) => entry(name, section, model))
    .join("\n\n")

/** The elements of the text in the editors' guide. */
export const textElementList = (model: ContentModel): string =>
  model.textElements.map((element) => textElementEntry(element, model)).join("\n\n")

function textElementEntry(element: SectionDefinition, model: ContentModel): string {
  const parent = parentOf(element, model)
  return [
    `### ${element.name}`,
    `${element.description}${parent ? ` It is only allowed in \`<${parent.name}>\`.` : ""}`,
    element.mdx ? `\`\`\`\`mdx\n${element.mdx}\n\`\`\`\`` : "",
    table("Attribute", rowsOf(toJsonSchema(element.props))),
  ]
    .filter(Boolean)
    .join("\n\n")
}

/** Where documents are, for the editors' guide. */
export const places = ({ collections }: ContentModel): string => {
  const lines = [
    ...collections.map(
      ({ directory, plural }) =>
        [`${directory}/<slug>/index.mdx`, `${plural}, each with its pictures`] as const,
    ),
    ["snippets/<name>.mdx", "texts that several documents share"] as const,
    ["data/*.yaml", "everything that is not a page of its own"] as const,
  ]
  const width = Math.max(...lines.map(([file]) => file.length)) + 4
  return `\`\`\`\ncontent/\n${lines.map(([file, what]) => `  ${file.padEnd(width)}${what}\n`).join("")}\`\`\``
}

/** The data files, for the editors' guide. */
export const dataFileTable = ({ dataFiles }: ContentModel): string =>
  [
    "| In `content/data/` | What it holds |",
    "|---|---|",
    ...dataFiles.map(({ file, about }) => `| \`${file}\` | ${about} |`),
  ].join("\n")

/** The fields that are not those of a section, first those that all documents have. */
export const fieldTables = ({ collections }: ContentModel): string => {
  const lists = collections.map((collection) => {
    const ofSections = collection.sections.flatMap(({ fields }) => Object.keys(fields))
    const own = Object.keys(collection.schema.shape).filter((name) => !ofSections.includes(name))
    return { plural: collection.plural, rows: rowsOf(collectionSchema(collection), "", own) }
  })
  const isShared = (row: Row) =>
    lists.every(({ rows }) => rows.some((other) => isDeepStrictEqual(other, row)))
  const shared = lists[0]?.rows.filter(isShared) ?? []
  return [
    table("Field of all documents", shared),
    ...lists.map(({ plural, rows }) =>
      table(
        `Field of ${plural}`,
        rows.filter((row) => !isShared(row)),
      ),
    ),
  ].join("\n\n")
}

/** The names of the icons, for the editors' guide. */
export const iconList = (): string => iconNames.map((name) => `\`${name}\``).join(" · ")

function entry(name: string, section: SectionDefinition, model: ContentModel): string {
  const usedIn = model.collections.filter((collection) =>
    collection.sections.some((one) => one.name === name),
  )
  const props = toJsonSchema(section.props)
  return [
    `### ${name}`,
    section.description,
    `**Used in:** ${usedIn.map(({ plural }) => plural).join(", ")}. ${headingSentence(section)}`,
    table("Attribute", rowsOf(props), "The element has no attributes."),
    readsPart(name, usedIn),
    examplePart(name, section, props),
  ].join("\n\n")
}

function headingSentence({ heading, quiet, supporting }: SectionDefinition) {
  if (!heading) return "By default, it is not listed under “On this page”."
  const use = quiet ? ", which only screen readers and “On this page” use" : ""
  const omitted = supporting ? " The bar “On this page” leaves it out." : ""
  return `Its default heading is “${heading}”${use}.${omitted}`
}

/** The frontmatter fields that a section reads, one table for each collection if they differ. */
function readsPart(name: string, usedIn: Collection[]): string {
  const labels = new Map<string, string[]>()
  for (const collection of usedIn) {
    // Each collection has a hero of its own.
    const own = collection.sections.find((section) => section.name === name) as SectionDefinition
    const rows = rowsOf(collectionSchema(collection), "", fieldsRead(own, collection))
    const key = JSON.stringify(rows)
    if (rows.length > 0) labels.set(key, [...(labels.get(key) ?? []), collection.plural])
  }
  const title = (plurals: string[]) =>
    labels.size > 1 ? `Frontmatter of ${plurals.join(" and ")}` : "Frontmatter it reads"
  const tables = [...labels].map(([rows, plurals]) => table(title(plurals), JSON.parse(rows)))
  return tables.join("\n\n") || "It reads no fields of the document."
}

type Row = [name: string, sentence: string, limits: string]

/** @param names default all fields */
const rowsOf = (schema: JsonSchema, prefix = "", names?: readonly string[]): Row[] =>
  Object.entries(schema.properties ?? {})
    .filter(([name]) => names?.includes(name) ?? true)
    .flatMap(([name, field]) =>
      fieldRows(`${prefix}${name}`, field, schema.required?.includes(name) ?? false),
    )

function fieldRows(name: string, field: JsonSchema, required: boolean): Row[] {
  const limits = [limitsOf(field), required ? "" : "may be left out"].filter(Boolean).join("; ")
  const own: Row[] = field.description || limits ? [[name, field.description ?? "", limits]] : []
  const nested = field.items?.properties ? rowsOf(field.items, `${name}[].`) : rowsOf(field, `${name}.`)
  return [...own, ...nested]
}

function table(title: string, rows: Row[], none = "") {
  if (rows.length === 0) return none
  const cell = (text: string) => text.replaceAll("|", "\\|")
  return [
    `| ${title} | What it is | Takes |`,
    "|---|---|---|",
    ...rows.map(([name, sentence, limits]) => `| \`${name}\` | ${cell(sentence)} | ${cell(limits)} |`),
  ].join("\n")
}

/** The element and its fields, as an editor writes them in a document. */
function examplePart(name: string, { example = {}, mdx }: SectionDefinition, props: JsonSchema): string {
  const attributes = Object.keys(props.properties ?? {}).flatMap((prop) =>
    prop in ownProps ? ` ${prop}="${ownProps[prop]}"` : [],
  )
  const element = `\`\`\`mdx\n${mdx ?? `<${name}${attributes.join("")} />`}\n\`\`\``
  const lines = Object.entries(example).flatMap(([field, value]) => yamlLines(field, shortened(value)))
  return lines.length > 0 ? `${element}\n\n\`\`\`yaml\n${lines.join("\n")}\n\`\`\`` : element
}

const ownProps: Record<string, string> = {
  heading: "A heading that says something particular",
  lead: "One sentence next to the heading.",
  label: "Contact us",
  href: "/contact-us/",
}

/** Two entries of a list are enough for an example. */
const shortened = (value: unknown) =>
  Array.isArray(value) && value.some((item) => typeof item === "object") ? value.slice(0, 2) : value
