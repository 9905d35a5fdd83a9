/** gatsby-plugin-mdx gets no frontmatter: it could not be parsed, or not within limits of time and memory. */
const { onCreateNode } = require("../../../src/gatsby/nodes/without-frontmatter/gatsby-node.js")

const contentFor = async (text: string, ext = ".mdx") => {
  const node = { internal: { type: "File", content: undefined }, ext }
  await onCreateNode({ node, loadNodeContent: async () => text })
  return node.internal.content
}

it.each([
  ["valid frontmatter", "---\nname: Nimble\n---\n\n<Hero />\n", "\n<Hero />\n"],
  ["invalid YAML", "---\nname: [\n---\n\n<Hero />\n", "\n<Hero />\n"],
  ["a byte-order mark", "\uFEFF---\nname: a\n---\n<Hero />\n", "<Hero />\n"],
  ["Windows line endings", "---\r\nname: a\r\n---\r\n<Hero />\r\n", "<Hero />\r\n"],
  ["another language", "---js\n{ name: process.exit() }\n---\n<Hero />\n", "<Hero />\n"],
  ["nothing between the dashes", "---\n---\n<Hero />\n", "<Hero />\n"],
  ["no end", "---\nname: a\n", "\n---\nname: a\n"],
  ["a rule below", "---\nname: a\n---\n---\nb: 1\n---\n", "\n---\nb: 1\n---\n"],
  ["no frontmatter", "A note.\n", "A note.\n"],
])("hides %s", async (_, text, body) => {
  expect(await contentFor(text)).toBe(body)
})

it("leaves other files alone", async () => {
  expect(await contentFor("---\na: 1\n---\n", ".yaml")).toBeUndefined()
})
