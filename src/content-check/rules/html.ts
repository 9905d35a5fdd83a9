import { elementName, isSectionName } from "../body/body"
import { defineRule, type Problem } from "../rule"

/** HTML elements and comments. */
export const html = defineRule({
  id: "html",
  about: "Texts are written in Markdown. The only HTML allowed is `<br />`, `<kbd>`, `<sub>` and `<sup>`.",
  examples: { in: "body", wrong: ["It is <b>new</b>.", "<script />"], right: ["It is **new**."] },
  node({ node }, body) {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return undefined
    const name = elementName(node)
    if (!name) return ["an empty tag has no meaning", "Remove it, or write `<` in backticks"]
    if (plainElements.includes(name))
      return node.attributes.length > 0 ? ["attributes are not allowed here", "Remove them"] : undefined
    return isSectionName(name, body) ? undefined : explain(name)
  },
})

/** Elements that may be written, without attributes. */
const plainElements = ["br", "kbd", "sub", "sup"]

function explain(name: string): Problem {
  const markdown = Object.hasOwn(inMarkdown, name) ? inMarkdown[name] : undefined
  if (markdown) return ["HTML is not allowed here", `Write ${markdown}`]
  return active.includes(name)
    ? ["scripts, forms and embedded pages are not allowed here", "Remove it, or link to the page that has it"]
    : ["HTML is not allowed here", "Write the text in Markdown, without the element"]
}

/** What to write instead of an element. */
const inMarkdown: Record<string, string> = {
  a: "[text](address)",
  b: "**text**",
  blockquote: "> before the quotation",
  code: "the code in backticks",
  del: "~~text~~",
  dl: "<Definitions>",
  em: "*text*",
  h1: "## before the heading",
  h2: "## before the heading",
  h3: "### before the heading",
  hr: "--- on a line of its own",
  i: "*text*",
  img: '![what it shows](./picture.jpg "caption")',
  li: "a dash before each entry",
  ol: "1. before each entry",
  p: "the text alone, with blank lines around it",
  pre: "the code between lines of three backticks",
  s: "~~text~~",
  strong: "**text**",
  table: "a table of Markdown, with | between its cells",
  ul: "a dash before each entry",
}

const active = [
  ...["script", "style", "link", "meta", "iframe", "object", "embed"],
  ...["video", "audio", "form", "input", "button"],
]
