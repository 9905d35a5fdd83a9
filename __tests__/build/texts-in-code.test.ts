/** What visitors read is content. Components have no texts of their own. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { parseSync } from "@swc/core"
import { filesBelow } from "../../src/content/files"

/** Texts that stay in code. */
const exceptions = {
  // Only Google reads it.
  "site/features/consent/analytics.ts": ["Page view "],
  // The language of the site.
  "site/sections/video/video.tsx": ["English"],
  // Until the list of countries has loaded.
  "util/country.ts": ["United States"],
  // Part of the language, as the names of numbers are.
  "util/day.ts": [expect.stringMatching(/^January February /)],
}

const folders = ["site", "util"]

/** What only developers and editors see, and definitions, which are build-time code. */
const notForVisitors = [
  /^site\/(?:data|gallery|shell\/develop)\//,
  /\/(?:blocked-by-policy|check-contrast|drafts|rejection-of|required-pages|system-problem|trusted-types)\.tsx?$/,
  /\/generated\//,
  /\/(?:section|collection)\.ts$/,
]

const source = path.resolve(__dirname, "../../src")

it("is not in components", () => {
  const files = folders
    .flatMap((folder) => filesBelow(path.join(source, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !notForVisitors.some((kind) => kind.test(file)))
  const found = files.flatMap((file) => {
    const texts = textsIn(readFileSync(path.join(source, file), "utf8"), file.endsWith("x"))
    return texts.length > 0 ? [[file, texts] as const] : []
  })
  expect(files.length).toBeGreaterThan(100)
  expect(Object.fromEntries(found)).toEqual(exceptions)
})

it.each([
  ["<p>Load it again</p>", ["Load it again"]],
  [`<p>{failed ? "Try again" : \`Page \${page}\`}</p>`, ["Try again", "Page "]],
  ['<p>{name && "A name"}{["Zoom", out && "out"].filter(Boolean).join(", ")}</p>', ["A name", "Zoom", "out"]],
  [`<img alt="A phone" title={\`\${name}, home\`} />`, ["A phone", ", home"]],
  ['list({ "aria-label": "Countries", placeholder: "Country" })', ["Countries", "Country"]],
  ['const Box = ({ label = "Choose", ...rest }) => null', ["Choose"]],
  ['const heading = several ? "Offices" : "Office"', ["Offices", "Office"]],
  ['const problems = { noName: "Enter a name." }', ["Enter a name."]],
  ['throw new RangeError("Not a day")', []],
  ['<a href="/search/" rel="prev" className="wide">{kind === "primary" ? icon : "→"} +</a>', []],
  ['<p aria-label={fillText(texts.open, { name })}>{format("en")}</p>', []],
])("is found in %s", (code, texts) => {
  expect(textsIn(code)).toEqual(texts)
})

/** Attributes, properties and variables whose values visitors read. */
const readNames = new Set([
  "alt",
  "aria-label",
  "aria-roledescription",
  "description",
  "heading",
  "label",
  "lead",
  "placeholder",
  "title",
])

interface SyntaxNode {
  type: string
  [part: string]: unknown
}

const textsIn = (code: string, tsx = true): string[] => {
  const nodes = nodesOf(parseSync(code, { syntax: "typescript", tsx }))
  const texts = [...nodes.flatMap(shownBy), ...nodes.flatMap(textsOf).filter((text) => sentence.test(text))]
  return [...new Set(texts)].filter((text) => /\p{L}{2}/u.test(text) && !declarations.test(text))
}

/** Several words, the first with a capital letter. */
const sentence = /^\s*\p{Lu}[\p{L}’']* \p{L}/u

/** CSS, e.g. `margin: 0;`. */
const declarations = /^[\s\w-]+:.*;$|^clamp\(.*\)$/

/** A node and all nodes in it, in the order of the code; without style sheets, queries and messages of errors. */
const nodesOf = (value: unknown): SyntaxNode[] => {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== "object" || value === null) return []
  const { type, callee } = value as Partial<SyntaxNode>
  if (type === "TaggedTemplateExpression") return []
  if (type === "NewExpression" && /Error$/.test(String((callee as SyntaxNode).value))) return []
  const inside = Object.values(value).flatMap(nodesOf)
  return type ? [value as SyntaxNode, ...inside] : inside
}

/** The texts that a node shows to visitors. */
const shownBy = (node: SyntaxNode): string[] => {
  if (node.type === "JSXText") return [String(node.value).trim()]
  if (node.type === "JSXElement" || node.type === "JSXFragment")
    return (node.children as SyntaxNode[]).flatMap(({ type, expression }) =>
      type === "JSXExpressionContainer" ? textsOf(expression) : [],
    )
  const name = (node.name ?? node.key ?? node.id) as SyntaxNode | undefined
  return readNames.has(String(name?.value)) ? textsOf(node.value ?? node.init) : []
}

/** The texts that an expression may be. */
const textsOf = (expression: unknown): string[] => {
  const node = expression as SyntaxNode | null | undefined
  switch (node?.type) {
    case "StringLiteral":
      return [String(node.value)]
    case "TemplateLiteral":
      return [
        ...(node.quasis as SyntaxNode[]).map(({ raw }) => String(raw)),
        ...(node.expressions as SyntaxNode[]).flatMap(textsOf),
      ]
    case "ConditionalExpression":
      return [node.consequent, node.alternate].flatMap(textsOf)
    case "BinaryExpression":
      return ["&&", "||", "??", "+"].includes(String(node.operator))
        ? [node.left, node.right].flatMap(textsOf)
        : []
    case "ArrayExpression":
      return (node.elements as (SyntaxNode | null)[]).flatMap((element) => textsOf(element?.expression))
    // What a method is called on, such as a list that is joined.
    case "CallExpression":
      return textsOf(node.callee)
    case "MemberExpression":
      return textsOf(node.object)
    case "JSXExpressionContainer":
    case "ParenthesisExpression":
    case "TsAsExpression":
    case "TsConstAssertion":
      return textsOf(node.expression)
    default:
      return []
  }
}
