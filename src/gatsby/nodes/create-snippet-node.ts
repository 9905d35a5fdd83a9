import path from "node:path"
import type { CreateNodeArgs } from "gatsby"
import { checkSnippet } from "../../content/check/check-snippets"
import { snippetName } from "../../content/check/content-files"
import { isError } from "../../content/check/diagnostic"
import { compileBody } from "../../content/compile/compile-body"
import { snippetType } from "../../content/model/element-names"
import { createContentNode } from "./create-content-node"

/**
 * Create the node of a snippet (`content/snippets/<name>.mdx`); other MDX files have none.
 * @param unsaved a text to use instead of the file's
 * @returns whether there is a node now
 */
export const createSnippetNode = async (args: CreateNodeArgs, unsaved?: string): Promise<boolean> => {
  const { body, internal } = args.node
  const file = path.relative(process.cwd(), String(internal.contentFilePath)).split(path.sep).join("/")
  const key = snippetName(file)
  const { root, diagnostics } = key
    ? await checkSnippet(file, unsaved ?? String(body))
    : { root: null, diagnostics: [] }
  if (!root || diagnostics.some(isError)) return false
  const data = { key, body: JSON.stringify((await compileBody(root)).tree) }
  await createContentNode(args, { type: snippetType, key, data })
  return true
}
