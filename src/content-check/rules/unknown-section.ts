import { sections } from "../../content-model/sections"
import { at, elementsOf, isSectionName } from "../body/body"
import { defineRule } from "../rule"
import { didYouMean } from "../suggestion"

/** Sections that do not exist, or not in this kind of document. */
export const unknownSection = defineRule({
  id: "unknown-section",
  title: "A section does not exist here",
  about:
    "The name of the section is misspelt, or the section belongs to another kind of document. See [Sections](#sections).",
  examples: { in: "body", wrong: ["<Resluts />", "<Gallery />", "<Faq />"], right: ["<CallToAction />"] },
  body(body, report) {
    const available = `Possible: ${body.sections.join(", ")}`
    for (const { node } of elementsOf(body)) {
      const name = node.name ?? ""
      if (!isSectionName(name, body) || body.sections.includes(name)) continue
      const place = at(node, `<${name}>`)
      if (Object.hasOwn(sections, name))
        report(unknownSection, place, "this section is not for this kind of document", available)
      else
        report(
          unknownSection,
          place,
          `there is no section "${name}"`,
          didYouMean(name, body.sections, available),
        )
    }
  },
})
