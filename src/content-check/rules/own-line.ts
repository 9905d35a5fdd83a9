import { at, elementsOf, nodesOf } from "../body/body"
import { defineRule } from "../rule"

/** Sections, images and headings within something else. */
export const ownLine = defineRule({
  id: "own-line",
  title: "A section, picture or heading is not on a line of its own",
  about:
    "Sections, pictures and headings are on a line of their own, with blank lines around them, and not in a list or quotation.",
  examples: {
    in: "body",
    wrong: [
      "See <CallToAction /> there.",
      "- ![A board with four columns](./screen-1.jpg)",
      "> ## Noon",
      "<CallToAction>text</CallToAction>",
    ],
    right: ["<CallToAction />", "![A board with four columns](./screen-1.jpg)"],
  },
  body(body, report) {
    const fix = "Put it on a line of its own, with blank lines around it"
    for (const { node, parent } of elementsOf(body)) {
      const name = node.name ?? ""
      const place = at(node, `<${name}>`)
      if (!body.sections.includes(name)) continue
      if (node.children.length > 0)
        report(
          ownLine,
          place,
          "this section cannot hold text",
          `Write <${name} /> and put the text before or after it`,
        )
      else if (node.type === "mdxJsxTextElement" || parent.type !== "root")
        report(ownLine, place, "this section is inside something else", fix)
    }
    for (const { node, parent, grandparent } of nodesOf(body, "image"))
      if (parent.type !== "paragraph" || parent.children.length !== 1 || grandparent.type !== "root")
        report(ownLine, at(node, `image ${node.url}`), "this picture is inside a text", fix)
    for (const { node, parent } of nodesOf(body, "heading"))
      if (parent.type !== "root")
        report(ownLine, at(node, "#".repeat(node.depth)), "this heading is inside a quotation or list", fix)
  },
})
