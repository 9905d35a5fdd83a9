import { type ContentModel, fieldsReadBy } from "../model/content-model"
import type { SectionDefinition } from "../model/define-section"
import { toJsonSchema } from "./json-schema"

/** A snippet of VS Code. */
interface Snippet {
  scope: string
  prefix: string[]
  description: string
  body: string[]
}

/**
 * Snippets for every section of a body. Fields have none: VS Code would offer those of all collections in each file.
 */
export const snippets = (model: ContentModel): Record<string, Snippet> =>
  Object.fromEntries(
    Object.entries(model.sections).map(([name, section]) => [
      `Section ${name}`,
      sectionSnippet(name, section, model),
    ]),
  )

function sectionSnippet(name: string, section: SectionDefinition, model: ContentModel): Snippet {
  const props = Object.entries(toJsonSchema(section.props).properties ?? {})
  const attributes = props.map(
    ([prop, { description = "" }], index) => ` ${prop}="\${${index + 1}:TODO ${escaped(description)}}"`,
  )
  const reads = fieldsReadBy(name, model)
  const end = section.children === "nothing" ? " />" : `>\n\n$0\n\n</${name}>`
  return {
    scope: "mdx,markdown",
    prefix: [name, `<${name}`],
    description: `${section.description}${reads.length > 0 ? ` Reads: ${reads.join(", ")}.` : ""}`,
    body: section.mdx
      ? [...literal(withTodo(section.mdx)).split("\n"), ""]
      : [`<${name}${attributes.join("")}${end}`, ""],
  }
}

/** The markup of an example in which each text of several words starts with TODO. */
export const withTodo = (mdx: string) =>
  mdx.replace(/(?<=="|">|\[|^ *(?:\d+\. )?)(?=[A-Z][^"<\n]* )/gm, "TODO ")

const escaped = (text: string) => literal(text).replaceAll('"', "'")

const literal = (text: string) => text.replace(/[$}\\]/g, "\\$&")
