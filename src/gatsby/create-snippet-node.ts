import path from "node:path"
import type { CreateNodeArgs } from "gatsby"
import { checkSnippet } from "../content-check/check-snippets"
import { snippetName } from "../content-check/content-files"
import { compileBody } from "../mdx/compile-body"
import { createContentNode } from "./create-content-node"

/** Create the node of a snippet (`content/snippets/<name>.mdx`); other MDX files have none. */
export const createSnippetNode = async (args: CreateNodeArgs) => {
  const { body, internal } = args.node
  const file = path.relative(process.cwd(), String(internal.contentFilePath)).split(path.sep).join("/")
  const key = snippetName(file)
  const { root, diagnostics } = key ? await checkSnippet(file, String(body)) : { root: null, diagnostics: [] }
  if (!root || diagnostics.length > 0) return
  const data = { key, body: JSON.stringify((await compileBody(root)).tree) }
  await createContentNode(args, { type: "Snippet", key, data })
}
