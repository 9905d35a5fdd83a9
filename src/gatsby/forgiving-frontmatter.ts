import { createRequire } from "node:module"
import path from "node:path"

/**
 * Has gatsby-plugin-mdx make its node of a document whose frontmatter is no YAML, as if it had none. It would throw
 * with a stack trace, and in develop the page would be gone until the mistake is mended; the site reads and checks
 * the frontmatter by itself, and tells the mistake with its place.
 */
export const forgiveFrontmatter = (root: string) => {
  const plugin = createRequire(path.join(root, "package.json")).resolve("gatsby-plugin-mdx/package.json")
  const { yaml } = createRequire(plugin)("gray-matter/lib/engines.js") as { yaml: { parse: Parse } }
  const { parse } = yaml
  yaml.parse = (...args) => {
    try {
      return parse(...args)
    } catch {
      return {}
    }
  }
}

type Parse = (text: string, options?: unknown) => unknown
