import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx"
import { at, elementsOf } from "../body/body"
import { defineRule } from "../rule"

/** Fields, entries, ids, sections and attributes that are written twice. */
export const duplicate = defineRule({
  id: "duplicate",
  title: "Something is written twice",
  about: "A field, an entry of a list, the id of an entry and a section can be written once only.",
  examples: {
    in: "fields",
    wrong: ["country: Portugal\ncountry: Spain", "tags: [Web, Web]"],
    right: ["tags: [Web, Finance]"],
  },
  body(body, report) {
    const placed = new Set<string>()
    for (const { node } of elementsOf(body)) {
      const name = node.name ?? ""
      if (!body.sections.includes(name)) continue
      if (placed.has(name))
        report(duplicate, at(node, `<${name}>`), "is in this text twice", "Remove one of the two")
      placed.add(name)
      checkAttributes(node as MdxJsxFlowElement, name)
    }

    function checkAttributes({ attributes }: MdxJsxFlowElement, name: string) {
      const names = attributes.map((attribute) => ("name" in attribute ? attribute.name : ""))
      attributes.forEach((attribute, index) => {
        const attributeName = names[index] ?? ""
        if (attributeName && names.indexOf(attributeName) < index)
          report(
            duplicate,
            at(attribute, `<${name}>`),
            `${attributeName} is written twice`,
            "Remove one of the two",
          )
      })
    }
  },
})
