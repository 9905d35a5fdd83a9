import { elementName } from "../body/body"
import { defineRule } from "../rule"

/** Sections whose field is not written. */
export const sectionData = defineRule({
  id: "section-data",
  about: "Some sections show a field of the same document. Without the field they are empty.",
  examples: { in: "body", wrong: ["<Challenges />"], right: ["<CallToAction />"] },
  node({ node }, body) {
    const name = elementName(node)
    const field = body.sections.includes(name) ? body.model.sections[name]?.needs : undefined
    if (!field || !body.fields || !isEmpty(body.fields[field])) return undefined
    const fix = "Add the field at the top of the file, or remove the section"
    return [`has nothing to show: the field "${field}" is missing`, fix]
  },
})

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
