import { elementName, isSectionName } from "../body/body"
import { defineRule, type Problem } from "../rule"

/** HTML elements and comments. */
export const html = defineRule({
  id: "html",
  about: "Texts are written in Markdown. The only HTML allowed is `<br />`, `<kbd>`, `<sub>` and `<sup>`.",
  examples: {
    in: "body",
    wrong: [
      "It is <b>new</b>.",
      "<script />",
      "<ul><li>One</li></ul>",
      "<ul>\n<li>One\n<li>Two\n</ul>",
      "<aside>\n<img src='a.jpg'>\n</aside>",
    ],
    right: ["It is **new**."],
  },
  node({ node, parent, grandparent }, body) {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return undefined
    const name = elementName(node)
    if (!name) return ["an empty tag has no meaning", "Remove it, or write `<` in backticks"]
    if (isPlainElement(name))
      return node.attributes.length > 0 ? ["attributes are not allowed here", "Remove them"] : undefined
    return isSectionName(name, body) ||
      (isPart(name) && [parent, grandparent].some((outer) => isWhole(elementName(outer))))
      ? undefined
      : htmlProblem(name)
  },
})

/** Whether an element may be written, without attributes. */
export const isPlainElement = (name: string) => ["br", "kbd", "sub", "sup"].includes(name)

/** Whether a name is that of an element of HTML. */
export const isHtml = (name: string) =>
  Object.hasOwn(inMarkdown, name) || [...active, ...others].includes(name)

/** What is wrong with an element of HTML. */
export const htmlProblem = (name: string): Problem => {
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

const active = "script style link meta iframe object embed video audio form input button".split(" ")

/** Parts of lists, tables and the like. What they are in is reported. */
export const isPart = (name: string) =>
  /^(?:li|d[dt]|t[dhr]|tbody|thead|summary|figcaption|source)$/.test(name)

const isWhole = (name: string) => isPart(name) || isHtml(name) || name === "details"

/** Further names by which HTML is told from code in angle brackets. */
const others = [
  "article aside center dd div dt figcaption figure font footer h4 h5 h6 header main mark nav section small span",
  "summary svg tbody td th thead tr u wbr",
].flatMap((names) => names.split(" "))
