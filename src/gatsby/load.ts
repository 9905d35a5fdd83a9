import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { buildSync } from "esbuild"
import { hashOfFolders } from "../content/files"

/** Gatsby keeps hidden files in its cache. */
const file = path.resolve(".cache/.library.js")

/**
 * Load `index.ts` with all that it imports, bundled by esbuild: Gatsby's own compiler (Parcel) takes many times as long,
 * and must not find them.
 */
export const load = (): typeof import(".") => {
  const require = createRequire(file)
  // Stack traces name the files in src/.
  process.setSourceMapsEnabled(true)
  try {
    // Gatsby's workers use the code of the process that starts them.
    if (!process.env.GATSBY_WORKER_POOL_WORKER && !require.cache[file]) updateBundle()
    return require(file)
  } catch (error) {
    // Gatsby would try again five times, and not print it.
    console.error(error)
    process.exit(1)
  }
}

/** Bundle the code if it has changed. The hash is at the end, which an unfinished file does not have. */
function updateBundle() {
  const footer = `// Hash of src: ${hashOfFolders(".", ["src"])}`
  if (existsSync(file) && readFileSync(file, "utf8").includes(footer)) return
  buildSync({
    entryPoints: ["src/gatsby/index.ts"],
    outfile: file,
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    sourcemap: true,
    sourcesContent: false,
    footer: { js: footer },
  })
}
