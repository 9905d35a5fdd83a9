import { isSection, sections } from "../../collections/sections"
import { elementName, isSectionName } from "../body/body"
import { defineRule } from "../rule"
import { didYouMean } from "../suggestion"

/** Sections that do not exist, or not in this kind of document. */
export const unknownSection = defineRule({
  id: "unknown-section",
  about: "Each kind of document has [sections](#sections) of its own.",
  examples: { in: "body", wrong: ["<Resluts />", "<Slideshow />", "<Faq />"], right: ["<CallToAction />"] },
  node({ node }, body) {
    const name = elementName(node)
    if (!name || !isSectionName(name, body) || body.sections.includes(name)) return undefined
    const available = `Possible: ${body.sections.filter((known) => body.isSnippet || isSection(known)).join(", ")}`
    return Object.hasOwn(sections, name)
      ? ["this section is not for this kind of document", available]
      : [`there is no section "${name}"`, didYouMean(name, body.sections, available)]
  },
})
