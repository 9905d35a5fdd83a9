import { readFileSync } from "node:fs"
import path from "node:path"
import TerserPlugin from "terser-webpack-plugin"
import webpack, { type WebpackPluginInstance } from "webpack"
import { minifyApart } from "../../../src/gatsby/minify-apart"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/built-site"

afterEach(removeFolders)

/** Stands in for terser, and tells by which process it was asked; its text is run there. */
const processTeller = () => () => Promise.resolve({ code: String(process.pid) })

/** The process that minifies what webpack makes, where these plugins are used. */
const minifyingProcess = async (plugins: WebpackPluginInstance[]) => {
  const folder = temporaryFolder()
  writeFiles(folder, { "entry.js": "console.log(1)\n" })
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: "./entry.js",
    output: { path: path.join(folder, "out") },
    optimization: { minimizer: [new TerserPlugin({ minify: processTeller(), parallel: 1 })] },
    plugins,
  })
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve(),
    )
  })
  return Number(readFileSync(path.join(folder, "out/main.js"), "utf8"))
}

it("has scripts minified in another process, which without it they are not", async () => {
  expect(await minifyingProcess([])).toBe(process.pid)
  expect(await minifyingProcess([minifyApart])).not.toBe(process.pid)
})
