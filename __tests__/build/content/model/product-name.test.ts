/** The agency's name is a setting: no code that visitors see contains it. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { readYaml } from "../../../../src/content/check/yaml/read-yaml"

const { productName } = readYaml(readFileSync("content/data/site.yaml", "utf8")).data as {
  productName: string
}

/** Code that only editors and developers use. */
const internalFolders = /^(?:content\/commands|tooling)\//

/** Technical names that contain it: environment variables, a folder on a server, a cache folder. */
const identifiers = /MOSSLIGHT_[A-Z_]+|\/srv\/mosslight\b|node_modules\/\.cache\/mosslight\b/g

/** Comments at the start of a line, or after a space: URLs contain two slashes too. */
const comments = /^\s*\{?\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm

const sources = [
  ...readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => !internalFolders.test(file.split(path.sep).join("/")))
    .map((file) => path.join("src", file)),
  ...readdirSync("."),
].filter((file) => /\.tsx?$/.test(file))

/** Lines of a source that contain a name, in any case. */
const linesWith = (name: string, source: string) =>
  source
    .replace(comments, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.replace(identifiers, "").toLowerCase().includes(name.toLowerCase()))

it("is in no code that visitors see", () => {
  expect(sources.length).toBeGreaterThan(300)
  const found = sources.flatMap((file) =>
    linesWith(productName, readFileSync(file, "utf8")).map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})
