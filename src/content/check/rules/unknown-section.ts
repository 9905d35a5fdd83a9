import { isSection } from "../../model/content-model"
import { elementName, isSectionName } from "../body/body"
import { defineRule } from "../rule"
import { didYouMean } from "../suggestion"

/** Sections that do not exist, or not in this kind of document. */
export const unknownSection = defineRule({
  id: "unknown-section",
  about: "Each kind of document has [sections](SECTIONS.md) of its own.",
  examples: {
    in: "body",
    wrong: ["<Resluts />", "<Slideshow />", "<Faq />", "<details><summary>Tea</summary>Hot.</details>"],
    right: ["<CallToAction />"],
  },
  node({ node }, body) {
    const name = elementName(node)
    if (!name || !isSectionName(name, body) || body.sections.includes(name)) return undefined
    if (name === "details") {
      const written = body.text.slice(node.position?.start.offset, node.position?.end.offset)
      const [fix, replacement] = asDetails(written)
      return ["HTML is not allowed here", fix, replacement]
    }
    const available = `Possible: ${body.sections.filter((known) => body.isSnippet || isSection(known, body.model)).join(", ")}`
    return name in body.model.sections
      ? ["this section is not for this kind of document", available]
      : [`there is no section "${name}"`, didYouMean(name, body.sections, available)]
  },
})

/** `<Details>` for `<details><summary>Title</summary>`, with the whole element if its title is plain text. */
const asDetails = (written: string): [fix: string, replacement?: string] => {
  const [head, title] =
    /^<details[^<>]*>\s*<summary[^<>]*>\s*([^<>"*_`[\]]+?)\s*<\/summary>/.exec(written) ?? []
  const opening = `<Details summary="${title ?? "…"}">`
  const whole = head && opening + written.slice(head.length).replace(/<\/details>$/, "</Details>")
  return [`Write ${opening}, the text and </Details>`, whole]
}
