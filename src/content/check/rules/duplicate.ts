import { isSection } from "../../model/content-model"
import { elementName } from "../body/body"
import { defineRule, type Problem } from "../rule"

/** Fields, entries, ids, sections and attributes that are written twice. */
export const duplicate = defineRule({
  id: "duplicate",
  about: "A field, an entry of a list, the id of an entry and a section are written once only.",
  examples: { in: "fields", wrong: ["tags: [Web, Web]"], right: ["tags: [Web, Finance]"] },
  node({ node }, { nodes, sections, model }) {
    const name = elementName(node)
    const first =
      sections.includes(name) &&
      isSection(name, model) &&
      nodes.find((other) => elementName(other.node) === name)
    return first && first.node !== node ? ["is in this text twice", "Remove one of the two"] : undefined
  },
})

/** `name: A`, and `name: B` in the same group. */
export const writtenTwice = (name: string): Problem => [
  `"${name}" is written twice in this group`,
  "Remove one of the two",
]
