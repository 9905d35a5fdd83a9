import path from "node:path"

/** Files of the page by their name, e.g. studio.js. */
export type Bundle = ReadonlyMap<string, Uint8Array>

/** Bundle the page in memory. @param entry the file of the page's script */
export const bundlePage = async (entry: string): Promise<Bundle> => {
  const { build } = await import("esbuild")
  try {
    const { outputFiles } = await build({
      entryPoints: { studio: entry },
      outdir: "studio",
      assetNames: "[name]-[hash]",
      bundle: true,
      // What is imported when it is needed is a file of its own.
      splitting: true,
      chunkNames: "[name]-[hash]",
      minify: true,
      write: false,
      format: "esm",
      target: "es2022",
      jsx: "automatic",
      loader: { ".woff2": "file", ".svg": "dataurl" },
      define: { "process.env.NODE_ENV": '"production"' },
      logLevel: "silent",
    })
    return new Map(outputFiles.map((file) => [path.basename(file.path), file.contents]))
  } catch (error) {
    return new Map([["studio.js", Buffer.from(errorScript((error as Error).message))]])
  }
}

/** Show on the page why it could not be bundled. */
const errorScript = (message: string) =>
  `const text = document.createElement("pre")
text.textContent = ${JSON.stringify(`The studio could not be bundled.\n\n${message}`)}
document.getElementById("studio").replaceChildren(text)`
