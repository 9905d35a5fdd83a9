import { mkdirSync, readFileSync } from "node:fs"
import path from "node:path"
import webpack from "webpack"
import { recordShippedModules, shippedModulesFile } from "../../../src/gatsby/shipped-modules"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/built-site"

afterEach(removeFolders)

it("lists the files of all chunks, those joined into one among them, and what webpack adds", async () => {
  const folder = temporaryFolder()
  const cache = path.join(folder, ".cache")
  mkdirSync(cache)
  writeFiles(folder, {
    "entry.js": 'import { one } from "./joined"\nimport("./lazy").then(() => console.log(one))\n',
    "joined.js": "export const one = Math.random()\n",
    "lazy.js": 'console.log("lazy")\n',
    "unused.js": "export const other = 2\n",
  })
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: "./entry.js",
    output: { path: path.join(folder, "out") },
    plugins: [recordShippedModules],
  })
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error) => (error ? reject(error) : compiler.close(() => resolve())))
  })
  const files: string[] = JSON.parse(readFileSync(shippedModulesFile(cache), "utf8"))
  expect(files.map((file) => path.basename(file)).sort()).toEqual([
    "entry.js",
    "joined.js",
    "lazy.js",
    "webpack",
  ])
})
