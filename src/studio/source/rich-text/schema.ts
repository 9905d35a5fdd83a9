import { type DOMOutputSpec, type Node, type NodeSpec, Schema } from "prosemirror-model"
import { tableNodes } from "prosemirror-tables"

/** Attributes that may be missing. */
const optional = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]))

/** A block that contains blocks. */
const container = (toDOM: NodeSpec["toDOM"], attrs = {}, spec: Partial<NodeSpec> = {}): NodeSpec => ({
  ...{ group: "block", content: "block+", defining: true, attrs, toDOM },
  ...spec,
})

const textblock = (spec: Partial<NodeSpec>): NodeSpec => ({ group: "block", content: "inline*", ...spec })

/** What the schema does not know is kept as its source. */
const raw: NodeSpec = {
  ...{ atom: true, attrs: { source: {} } },
  parseDOM: [{ tag: "span[data-source]", getAttrs: ({ dataset }) => ({ source: dataset.source }) }],
  toDOM: ({ attrs: { source } }) => ["span", { "data-source": source }, source],
}

const image: Partial<NodeSpec> = {
  attrs: optional("url", "title", "alt"),
  toDOM: ({ attrs: { url, alt, title } }) => ["img", { src: url, alt, title }],
}

const tables = tableNodes({
  tableGroup: "block",
  cellContent: "inline*",
  cellAttributes: {
    align: {
      default: null,
      setDOMAttr: (value, attributes) => {
        if (value) attributes.style = `text-align: ${value}`
      },
    },
  },
})

const mark = (tag: string, ...others: string[]) => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: (): DOMOutputSpec => [tag, 0],
})

const lists = { content: "list_item+" }

/** A text of Markdown as a document. What is copied from it is Markdown, so most nodes are not read from a page. */
export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: textblock({ parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] }),
    heading: textblock({
      ...{ defining: true, attrs: { level: { default: 2 } } },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs: { level } }) => [`h${level}`, 0],
    }),
    blockquote: container(() => ["blockquote", 0]),
    call_out: container(() => ["aside", 0], { head: { default: ":::note" } }),
    footnote: container(
      ({ attrs: { label } }) => ["section", { "data-footnote": label }, 0],
      optional("label"),
    ),
    bullet_list: container(() => ["ul", 0], optional("marker", "spread"), lists),
    ordered_list: container(
      ({ attrs: { start } }) => ["ol", { start }, 0],
      { ...optional("marker", "spread"), start: { default: 1 } },
      lists,
    ),
    list_item: container(
      ({ attrs }) => ["li", { "data-checked": attrs.checked }, 0],
      optional("checked", "spread"),
      {
        group: "",
      },
    ),
    code_block: {
      ...{ group: "block", content: "text*", marks: "", code: true, defining: true },
      ...{ attrs: optional("lang", "meta"), toDOM: () => ["pre", ["code", 0]] },
    },
    rule: { group: "block", toDOM: () => ["hr"] },
    picture: { ...image, group: "block", atom: true },
    raw_block: { ...raw, group: "block", parseDOM: [] },
    ...tables,
    text: { group: "inline" },
    hard_break: {
      ...{ group: "inline", inline: true, selectable: false, linebreakReplacement: true },
      ...{ parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
    },
    image: { ...image, group: "inline", inline: true },
    raw_inline: { ...raw, group: "inline", inline: true },
  },
  marks: {
    // The first mark is outside of the others.
    link: {
      ...{ inclusive: false, attrs: { href: { default: "" }, ...optional("title", "reference") } },
      parseDOM: [{ tag: "a[href]", getAttrs: (link) => ({ href: link.getAttribute("href") }) }],
      toDOM: ({ attrs: { href, title } }) => ["a", { href, title }, 0],
    },
    strike: mark("del", "s"),
    strong: mark("strong", "b"),
    em: mark("em", "i"),
    code: { ...mark("code"), inclusive: false },
  },
})

export const { nodes, marks } = schema

/** Nothing of it is in the file. */
export const isEmpty = (node: Node) =>
  node.type === nodes.paragraph &&
  !node.children.some(({ type, isText, text = "" }) =>
    isText ? /[^ \t\n]/.test(text) : type !== nodes.hard_break,
  )
