/** The agency's name is a setting: what the code says to visitors takes it from there, or does without. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { readYaml } from "../../../src/content-check/yaml/read-yaml"

const { productName } = readYaml(readFileSync("content/data/site.yaml", "utf8")) as { productName: string }

/** What only editors and developers meet. */
const backstage = ["authoring", "tooling", "gatsby-types.d.ts"]

/** Names of our own that are no words: settings of the environment, a folder of a server, one of caches. */
const identifiers = /MOSSLIGHT_[A-Z_]+|\/srv\/mosslight\b|node_modules\/\.cache\/mosslight\b/g

/** Comments with a line, or the end of one, to themselves; addresses have two slashes too. */
const comments = /^\s*\{?\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm

const sources = [
  ...readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => !backstage.includes(file.split(path.sep)[0] ?? ""))
    .map((file) => path.join("src", file)),
  ...readdirSync("."),
].filter((file) => /\.tsx?$/.test(file))

/** Lines of a source that say a name, in whatever letters. */
const linesWith = (name: string, source: string) =>
  source
    .replace(comments, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.replace(identifiers, "").toLowerCase().includes(name.toLowerCase()))

it("is written in no source that visitors read", () => {
  expect(sources.length).toBeGreaterThan(300)
  const found = sources.flatMap((file) =>
    linesWith(productName, readFileSync(file, "utf8")).map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})
