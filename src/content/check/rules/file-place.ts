import path from "node:path"
import type { ContentModel } from "../../model/content-model"
import { isBackup, isData, isDocument, isGuide } from "../content-entry"
import { defineRule, type Problem } from "../rule"
import { didYouMean } from "../suggestion"

/** Documents and data files that the site does not read, and those that are missing. */
export const filePlace = defineRule({
  id: "file-place",
  about: "Each document is an index.mdx in a folder of its own; data files have fixed names.",
  examples: {
    in: "files",
    wrong: ["insights/new.mdx", "data/no.yaml: []"],
    right: ["insights/new/index.mdx"],
  },
  folder({ collection, slug, file, isMissing }, { files }) {
    if (!isMissing) return undefined
    const folder = `the folder "${slug}" of ${collection.directory}`
    const other = files
      .namesIn(path.posix.dirname(file))
      .find((name) => /^index\.(mdx?|markdown|txt)$/i.test(name))
    return other
      ? [`in ${folder}, "${other}" is not read`, "Rename it to index.mdx"]
      : [`${folder} has no index.mdx`, "Write it, or remove the folder"]
  },
  file(entry, { collections, dataFiles }) {
    const { name, kind, file } = entry
    const [, top = "", ...inside] = file.split("/")
    if (isBackup(entry)) return undefined
    if (kind === "folder") return inside.length === 0 ? unknownFolder(name, collections) : undefined
    if (inside.length === 0 && isData(name))
      return ["data files are in content/data", `Move it to content/data/${name}`]
    if (inside.length === 0)
      return !isGuide(file) && isDocument(name) ? withoutFolder("case-studies/harbour-ledger") : undefined
    if (top === "data" && isDocument(name)) return withoutFolder(`case-studies/${stemOf(name)}`)
    if (top === "data") return isData(name) ? unknownDataFile(name, inside, dataFiles) : undefined
    if (top === "snippets" && inside.length > 1 && isDocument(name))
      return ["snippets have no folders of their own", `Move it to content/snippets/${stemOf(name)}.mdx`]
    return collections.some(({ directory }) => directory === top)
      ? misplacedDocument(name, top, inside)
      : undefined
  },
})

const withoutFolder = (target: string): Problem => [
  "each document has a folder of its own",
  `Move it, e.g. to content/${target}/index.mdx`,
]

function unknownFolder(name: string, collections: ContentModel["collections"]): Problem | undefined {
  const known = [...collections.map(({ directory }) => directory), "data", "snippets"]
  if (known.includes(name)) return undefined
  return [`there is no collection "${name}"`, didYouMean(name, known, `The folders are: ${known.join(", ")}`)]
}

function unknownDataFile(
  name: string,
  inside: string[],
  dataFiles: ContentModel["dataFiles"],
): Problem | undefined {
  const known = dataFiles.map(({ file }) => file)
  if (inside.length === 1 && known.includes(name)) return undefined
  const yaml = name.replace(/\.\w+$/, ".yaml").toLowerCase()
  const fix = didYouMean(yaml, known, `The files are: ${known.join(", ")}`)
  return ["the site reads no data file of this name", fix]
}

function misplacedDocument(name: string, directory: string, inside: string[]): Problem | undefined {
  const stem = stemOf(name)
  const target = `${directory}/${stem === "index" ? (inside.at(-2) ?? "harbour-ledger") : stem}`
  if (inside.length === 1) return isDocument(name) ? withoutFolder(target) : undefined
  // Next to a missing index.mdx, the document is reported as missing.
  const isIndex = inside.length === 2 && /^index\.mdx?$/i.test(name)
  if (isIndex || !/\.mdx$/i.test(name)) return undefined
  return ["is not read: only index.mdx is a page", `Move it to content/${target}/index.mdx, or remove it`]
}

const stemOf = (name: string) => name.replace(/\.\w+$/, "")
