/**
 * A plugin listed before gatsby-plugin-mdx, which ends develop's page with a stack trace where frontmatter cannot be
 * read: such a file gets its text without frontmatter. The content check reports the error with its place.
 */
const yaml = require("js-yaml")
const { deepNesting, excessIn, limits } = require("../../content-check/yaml/yaml-limits.js")

/** @type {import("gatsby").GatsbyNode["onCreateNode"]} */
exports.onCreateNode = async ({ node, loadNodeContent }) => {
  if (node.internal.type !== "File" || node.ext !== ".mdx") return
  const text = await loadNodeContent(node)
  const [head, fields] = /^\uFEFF?---[^\n]*\n([\s\S]*?)\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  if (head !== undefined && !isReadable(fields ?? "")) node.internal.content = text.slice(head.length)
}

/** @param {string} fields */
function isReadable(fields) {
  if (fields.length > limits.characters || deepNesting.test(fields)) return false
  try {
    return excessIn(yaml.safeLoad(fields)) === undefined
  } catch {
    return false
  }
}
