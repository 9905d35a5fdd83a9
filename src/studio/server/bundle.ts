import path from "node:path"
import type { BuildContext } from "esbuild"

/** Files of the page by their name, e.g. studio.js. */
export type Bundle = ReadonlyMap<string, Uint8Array>

/**
 * Return a function that bundles the page in memory. After the first time, only files that have changed are read again.
 * @param entry the file of the page's script
 */
export const createBundler = (entry: string) => {
  let context: Promise<BuildContext> | undefined
  return async (): Promise<Bundle> => {
    context ??= createContext(entry)
    try {
      const { outputFiles = [] } = await (await context).rebuild()
      return new Map(outputFiles.map((file) => [path.basename(file.path), file.contents]))
    } catch (error) {
      return new Map([["studio.js", Buffer.from(errorScript((error as Error).message))]])
    }
  }
}

const createContext = async (entry: string) => {
  const { context } = await import("esbuild")
  return context({
    entryPoints: { studio: entry },
    outdir: "studio",
    assetNames: "[name]-[hash]",
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    loader: { ".woff2": "file", ".svg": "dataurl" },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  })
}

/** Show on the page why it could not be bundled. */
const errorScript = (message: string) =>
  `const text = document.createElement("pre")
text.textContent = ${JSON.stringify(`The studio could not be bundled.\n\n${message}`)}
document.getElementById("studio").replaceChildren(text)`
