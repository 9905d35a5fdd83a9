import { type DOMOutputSpec, type Node, type NodeSpec, Schema } from "prosemirror-model"
import { tableNodes } from "prosemirror-tables"

/** Attributes that may be missing. */
const optional = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]))

/** A block that contains blocks. */
const container = (tag: string, spec: Partial<NodeSpec> = {}): NodeSpec => ({
  ...{ group: "block", content: "block+", defining: true, parseDOM: [{ tag }], toDOM: () => [tag, 0] },
  ...spec,
})

const textblock = (spec: Partial<NodeSpec>): NodeSpec => ({ group: "block", content: "inline*", ...spec })

/** What the schema does not know is kept as its source. */
const raw = (tag: "div" | "span", spec: Partial<NodeSpec>): NodeSpec => ({
  ...{ atom: true, attrs: { source: {} } },
  parseDOM: [{ tag: `${tag}[data-source]`, getAttrs: ({ dataset }) => ({ source: dataset.source }) }],
  toDOM: ({ attrs }) => [tag, { "data-source": attrs.source }, attrs.source],
  ...spec,
})

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
      getFromDOM: ({ style }) => style.textAlign || null,
      setDOMAttr: (value, attributes) => {
        if (value) attributes.style = `text-align: ${value}`
      },
    },
  },
})

const list = (tag: "ul" | "ol"): NodeSpec => ({
  ...{ group: "block", content: "list_item+", parseDOM: [{ tag }] },
  attrs: { ...optional("marker", "spread"), ...(tag === "ol" ? { start: { default: 1 } } : {}) },
  toDOM: ({ attrs: { start } }) => (start > 1 ? [tag, { start }, 0] : [tag, 0]),
})

const mark = (tag: string, ...others: string[]) => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: (): DOMOutputSpec => [tag, 0],
})

/** A text of Markdown as a document. */
export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: textblock({ parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] }),
    heading: textblock({
      ...{ defining: true, attrs: { level: { default: 2 } } },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    }),
    blockquote: container("blockquote"),
    call_out: container("aside", { attrs: { head: { default: ":::note" } } }),
    footnote: container("section", {
      attrs: optional("label"),
      toDOM: ({ attrs }) => ["section", { "data-footnote": attrs.label }, 0],
    }),
    bullet_list: list("ul"),
    ordered_list: list("ol"),
    list_item: {
      ...{ content: "block+", defining: true, attrs: optional("checked", "spread") },
      parseDOM: [{ tag: "li" }],
      toDOM: ({ attrs: { checked } }) =>
        checked === null ? ["li", 0] : ["li", { "data-checked": checked }, 0],
    },
    code_block: {
      ...{ group: "block", content: "text*", marks: "", code: true, defining: true },
      attrs: optional("lang", "meta"),
      parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
      toDOM: () => ["pre", ["code", 0]],
    },
    rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
    picture: { ...image, group: "block", atom: true },
    raw_block: raw("div", { group: "block" }),
    ...tables,
    text: { group: "inline" },
    hard_break: {
      ...{ group: "inline", inline: true, selectable: false, linebreakReplacement: true },
      ...{ parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
    },
    image: {
      ...{ ...image, group: "inline", inline: true },
      parseDOM: [
        {
          tag: "img[src]",
          getAttrs: (img) => ({ url: img.getAttribute("src"), alt: img.getAttribute("alt") }),
        },
      ],
    },
    raw_inline: raw("span", { group: "inline", inline: true }),
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
  !/[^ \t\n]/.test(node.textContent) &&
  !node.children.some((child) => !child.isText && child.type !== nodes.hard_break)
