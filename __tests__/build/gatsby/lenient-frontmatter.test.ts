/** Frontmatter that gatsby-plugin-mdx cannot parse, or not within limits of time and memory. */
const { onCreateNode } = require("../../../src/gatsby/nodes/lenient-frontmatter/gatsby-node.js")

const contentFor = async (fields: string) => {
  const node = { internal: { type: "File", content: undefined }, ext: ".mdx" }
  await onCreateNode({ node, loadNodeContent: async () => `---\n${fields}\n---\n\n<Hero />\n` })
  return node.internal.content
}

/** Nested lists of nine aliases each, which expand to 9 ** levels values. */
const bomb = (levels: number, name: (level: number) => string) =>
  Array.from({ length: levels }, (_, level) =>
    level === 0
      ? `a0: &${name(0)} [x, x, x, x, x, x, x, x, x]`
      : `a${level}: &${name(level)} [${Array(9)
          .fill(`*${name(level - 1)}`)
          .join(", ")}]`,
  ).join("\n")

it.each([["name: Nimble\ntags: [a, b]\ndate: 2024-05-01"], ["base: &base { a: 1 }\nother: *base"]])(
  "keeps valid frontmatter: %j",
  async (fields) => {
    expect(await contentFor(fields)).toBeUndefined()
  },
)

it.each([
  ["invalid YAML", "name: [Nimble"],
  ["aliases that expand without bounds", bomb(8, (level) => `b${level}`)],
  ["the same with other names", bomb(8, (level) => `-${level}`)],
  ["a cycle", "a: &a\n  b: *a"],
  ["deep nesting", `a: ${"[".repeat(200)}${"]".repeat(200)}`],
  ["20,000 open brackets", `a: ${"[".repeat(20_000)}`],
  ["20,000 dashes", `a:\n  ${"- ".repeat(20_000)}b`],
  ["20,000 open groups", `a: ${"{ b: ".repeat(20_000)}`],
  ["thousands of blank lines", `name: Nimble${"\n".repeat(40_000)}`],
  ["very long fields", `a: "${"x".repeat(200_000)}"`],
])("removes frontmatter with %s", async (_, fields) => {
  expect(await contentFor(fields)).toBe("\n<Hero />\n")
})
