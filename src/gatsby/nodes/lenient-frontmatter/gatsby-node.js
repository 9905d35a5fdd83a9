/**
 * A plugin that runs before gatsby-plugin-mdx, and removes frontmatter that cannot be parsed. Otherwise develop would
 * show a stack trace instead of the page. The content check reports the error with its place.
 */
const yaml = require("js-yaml")
const { blankLines, deepNesting, excessIn, limits } = require("../../../content/check/yaml/yaml-limits.js")

/** @type {import("gatsby").GatsbyNode["onCreateNode"]} */
exports.onCreateNode = async ({ node, loadNodeContent }) => {
  if (node.internal.type !== "File" || node.ext !== ".mdx") return
  const text = await loadNodeContent(node)
  const [frontmatter, fields] = /^\uFEFF?---[^\n]*\n([\s\S]*?)\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  if (frontmatter !== undefined && !isParsable(fields ?? ""))
    node.internal.content = text.slice(frontmatter.length)
}

/** @param {string} fields */
function isParsable(fields) {
  if (fields.length > limits.characters || deepNesting(fields) >= 0 || blankLines(fields) >= 0) return false
  try {
    return excessIn(yaml.safeLoad(fields)) === undefined
  } catch {
    return false
  }
}
