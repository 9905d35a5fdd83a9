/**
 * A plugin that runs before gatsby-plugin-mdx, and hides the frontmatter of documents from it: what it could not parse
 * would end its work in the middle of a change. `Mdx.frontmatter` comes from the content engine. The plugin gets the text
 * that is loaded here, and does not read the file again.
 *
 * @type {import("gatsby").GatsbyNode["onCreateNode"]}
 */
exports.onCreateNode = async ({ node, loadNodeContent }) => {
  if (node.internal.type !== "File" || node.ext !== ".mdx") return
  const text = (await loadNodeContent(node)).replace(/^\uFEFF/, "")
  const [frontmatter = ""] = /^---[\s\S]*?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  const body = text.slice(frontmatter.length)
  // The plugin takes three dashes at the start for frontmatter.
  node.internal.content = body.startsWith("---") ? `\n${body}` : body
}
