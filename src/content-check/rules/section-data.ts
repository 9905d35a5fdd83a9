import { sections } from "../../content-model/sections"
import { at, elementsOf } from "../body/body"
import { defineRule } from "../rule"

/** Sections whose field is not written. */
export const sectionData = defineRule({
  id: "section-data",
  title: "A section has nothing to show",
  about: "Some sections show a field of the same document. Without the field they are empty.",
  examples: { in: "body", wrong: ["<Challenges />"], right: ["<CallToAction />"] },
  body(body, report) {
    for (const { node } of elementsOf(body)) {
      const name = node.name ?? ""
      const field = body.sections.includes(name) ? sections[name]?.field : undefined
      if (!field || !body.fields || !isEmpty(body.fields[field])) continue
      const message = `has nothing to show: the field "${field}" is missing`
      report(
        sectionData,
        at(node, `<${name}>`),
        message,
        "Add the field at the top of the file, or remove the section",
      )
    }
  },
})

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
