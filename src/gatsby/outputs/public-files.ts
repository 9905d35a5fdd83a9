/** Files that lifecycle hooks write to `public/`. Finishing copies only files that are listed here or referred to. */
import { mkdirSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Reporter } from "gatsby"
import type { WebpackPluginInstance } from "webpack"
import { filesBelow, outputKind } from "../../content"

const publicFiles = new Set<string>()

/** Write a file to `public/`. @param name relative to it, with forward slashes */
export const writePublicFile = (root: string, name: string, content: string | Buffer) => {
  const file = path.join(root, "public", name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  publicFiles.add(name)
}

/** Names of all files listed so far, sorted. */
export const publicFileNames = (): string[] => [...publicFiles].sort()

/**
 * Names of the files that plugins have written in this build. A warning names those that this site writes itself.
 * @param pages names of the pages' files
 */
export const filesOfPlugins = (
  root: string,
  { warn }: Pick<Reporter, "warn">,
  pages: ReadonlySet<string>,
): string[] => {
  const known = new Set([...publicFiles, ...pages, ...filesBelow(path.join(root, "static"))])
  return filesBelow(path.join(root, "public")).filter((name) => {
    if (known.has(name) || filesOfGatsby.test(name)) return false
    if (statSync(path.join(root, "public", name)).mtimeMs < performance.timeOrigin) return false
    const isOwn = outputKind(name) === "file"
    if (isOwn && !/^sitemap-/.test(name))
      warn(`${name} of a plugin is not published: this site writes its own. Remove the plugin.`)
    return !isOwn
  })
}

/** What Gatsby writes, of which pages name what they need, and what only its adapters use. */
const filesOfGatsby =
  /^(?:(?:page|slice)-data|static|_gatsby|~partytown)\/|\.map$|^[\w-]+(?:\.stats|-map)\.json$/

/** A webpack plugin that lists the scripts of the build, with everything they load later. */
export const listScripts: WebpackPluginInstance = {
  apply: (compiler) => {
    compiler.hooks.afterEmit.tap("listScripts", ({ assets }) => {
      for (const name of Object.keys(assets)) publicFiles.add(name)
    })
  },
}
