import path from "node:path"
import type { CreateNodeArgs } from "gatsby"
import { snippetName, snippetRules } from "../content-model/snippets"
import { compileBody } from "../mdx/compile-body"
import { createContentNode } from "./create-content-node"

/** Make the node of a snippet (`content/snippets/<name>.mdx`); other MDX files have none. */
export const createSnippetNode = async (args: CreateNodeArgs) => {
  const { body, internal } = args.node
  const file = path.relative(process.cwd(), String(internal.contentFilePath)).split(path.sep).join("/")
  const key = snippetName(file)
  const compiled = key ? await compileBody(String(body), snippetRules) : undefined
  if (!compiled?.success) return
  const data = { key, body: JSON.stringify(compiled.body.tree) }
  await createContentNode(args, { type: "Snippet", key, data })
}
