/**
 * A plugin listed before gatsby-plugin-mdx, which ends develop's page with a stack trace where frontmatter cannot be
 * read: such a file gets its text without frontmatter. The content check reports the mistake with its place.
 */
const yaml = require("js-yaml")

/** Frontmatter beyond these limits is not content: aliases that expand without bounds fill the memory. */
const limits = { characters: 100_000, aliases: 50, depth: 20 }

/** @type {import("gatsby").GatsbyNode["onCreateNode"]} */
exports.onCreateNode = async ({ node, loadNodeContent }) => {
  if (node.internal.type !== "File" || node.ext !== ".mdx") return
  const text = await loadNodeContent(node)
  const [head, fields] = /^\uFEFF?---[^\n]*\n([\s\S]*?)\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  if (head !== undefined && !isReadable(fields ?? "")) node.internal.content = text.slice(head.length)
}

/** @param {string} fields */
function isReadable(fields) {
  if (fields.length > limits.characters || (fields.match(/(?:^|[\s[{,])\*\w/g) ?? []).length > limits.aliases)
    return false
  try {
    return isShallow(yaml.safeLoad(fields), limits.depth)
  } catch {
    return false
  }
}

/**
 * Whether a value nests no deeper than a limit; a cycle nests without end.
 * @param {unknown} value
 * @param {number} depth
 * @returns {boolean}
 */
function isShallow(value, depth) {
  if (value === null || typeof value !== "object") return true
  return depth > 0 && Object.values(value).every((one) => isShallow(one, depth - 1))
}
