import { collections } from "../collections/model"
import { fieldsRead, sections } from "../collections/sections"
import type { Collection } from "../content-model/define-collection"
import type { SectionDefinition } from "../content-model/define-section"
import { collectionSchema, type JsonSchema, limitsOf, toJsonSchema } from "./json-schema"

/** A snippet of VS Code. */
interface Snippet {
  scope: string
  prefix: string[]
  description: string
  body: string[]
}

/** Snippets for every section of a body, and for every field of the frontmatter. */
export const snippets = (): Record<string, Snippet> =>
  Object.fromEntries([
    ...Object.entries(sections).map(([name, section]) => [`Section ${name}`, sectionSnippet(name, section)]),
    ...collections.flatMap((collection) => fieldSnippets(collection)),
  ])

function sectionSnippet(name: string, section: SectionDefinition): Snippet {
  const props = Object.entries(toJsonSchema(section.props).properties ?? {})
  const attributes = props.map(
    ([prop, { description = "" }], index) => ` ${prop}="\${${index + 1}:${escaped(description)}}"`,
  )
  const reads = [...new Set(collections.flatMap((collection) => fieldsRead(section, collection)))]
  const end = section.children === "nothing" ? " />" : `>\n\n$0\n\n</${name}>`
  return {
    scope: "mdx,markdown",
    prefix: [name, `<${name}`],
    description: `${section.description}${reads.length > 0 ? ` Reads: ${reads.join(", ")}.` : ""}`,
    body: section.mdx
      ? [...literal(section.mdx).split("\n"), ""]
      : [`<${name}${attributes.join("")}${end}`, ""],
  }
}

/** A snippet for each top-level field of the frontmatter. Its prefixes are `name:` and `field name`. */
function fieldSnippets(collection: Collection): [string, Snippet][] {
  const schema = collectionSchema(collection)
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const stops = counter()
    return [
      `Field ${name} (${collection.label})`,
      {
        scope: "mdx,markdown,yaml",
        prefix: [`${name}:`, `field ${name}`],
        description: `${collection.label}: ${field.description ?? name}`,
        body: fieldLines(name, field, "", stops),
      },
    ]
  })
}

const counter = () => {
  let count = 0
  return () => {
    count += 1
    return count
  }
}

function fieldLines(name: string, field: JsonSchema, indent: string, next: () => number): string[] {
  if (field.properties) return [`${indent}${name}:`, ...objectLines(field, `${indent}  `, next)]
  if (field.items?.properties) {
    const lines = objectLines(field.items, `${indent}    `, next)
    return [
      `${indent}${name}:`,
      ...lines.map((line, index) => (index === 0 ? `${indent}  - ${line.trimStart()}` : line)),
    ]
  }
  return [`${indent}${name}: ${value(field, next)}`]
}

/** Only required fields, to keep snippets short. */
const objectLines = ({ properties = {}, required = [] }: JsonSchema, indent: string, next: () => number) =>
  Object.entries(properties)
    .filter(([name]) => required.includes(name))
    .flatMap(([name, field]) => fieldLines(name, field, indent, next))

function value(field: JsonSchema, next: () => number): string {
  const stop = next()
  if (field.enum)
    return `\${${stop}|${field.enum.map((choice) => String(choice).replace(/[,|$}\\]/g, "\\$&")).join(",")}|}`
  if (field.type === "boolean") return `\${${stop}|true,false|}`
  if (field.type === "array") return `[\${${stop}:${escaped(field.items?.description ?? "entries")}}]`
  if (field.format === "color-hex") return `"\${${stop}:#34CE72}"`
  if (field.format === "date") return `\${${stop}:\${CURRENT_YEAR}-\${CURRENT_MONTH}-\${CURRENT_DATE}}`
  const limits = limitsOf(field)
  return `\${${stop}:${escaped(limits ? `${field.description ?? ""} (${limits})` : (field.description ?? ""))}}`
}

const escaped = (text: string) => literal(text).replaceAll('"', "'")

const literal = (text: string) => text.replace(/[$}\\]/g, "\\$&")
