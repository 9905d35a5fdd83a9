/**
 * A plugin listed before gatsby-plugin-mdx, which ends develop's page with a stack trace where frontmatter cannot be
 * read: such a file gets its text without frontmatter. The content check reports the error with its place.
 */
const yaml = require("js-yaml")

/** Frontmatter beyond these limits is not content: aliases that expand without bounds fill the memory. */
const limits = { characters: 100_000, values: 10_000, depth: 20 }

/** @type {import("gatsby").GatsbyNode["onCreateNode"]} */
exports.onCreateNode = async ({ node, loadNodeContent }) => {
  if (node.internal.type !== "File" || node.ext !== ".mdx") return
  const text = await loadNodeContent(node)
  const [head, fields] = /^\uFEFF?---[^\n]*\n([\s\S]*?)\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  if (head !== undefined && !isReadable(fields ?? "")) node.internal.content = text.slice(head.length)
}

/** @param {string} fields */
function isReadable(fields) {
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
