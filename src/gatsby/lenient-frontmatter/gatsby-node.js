/**
 * A plugin that runs before gatsby-plugin-mdx, and removes frontmatter that cannot be parsed. Otherwise develop would
 * show a stack trace instead of the page. The content check reports the error with its place.
 */
const yaml = require("js-yaml")

/** Frontmatter beyond these limits is removed too: nested aliases can expand until memory is full. */
const limits = { characters: 100_000, values: 10_000, depth: 20 }

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
  if (fields.length > limits.characters) return false
  let values = 0
  /** @type {(value: unknown, depth: number) => boolean} */
  const isWithinLimits = (value, depth) => {
    values += 1
    if (values > limits.values || depth > limits.depth) return false
    if (value === null || typeof value !== "object") return true
    return Object.values(value).every((one) => isWithinLimits(one, depth + 1))
  }
  try {
    return isWithinLimits(yaml.safeLoad(fields), 0)
  } catch {
    return false
  }
}
