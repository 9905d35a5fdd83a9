import path from "node:path"
import { collections, dataFiles } from "../../content-model/model"
import { type ContentEntry, type DocumentFile, fileNames } from "../content-files"
import { defineRule } from "../rule"
import { didYouMean } from "../suggestion"
import { isLeftover } from "./unused-file"

/** Documents and data files that the site does not read, and those that are missing. */
export const filePlace = defineRule({
  id: "file-place",
  title: "A document or data file is in the wrong place",
  about:
    "Each document has a folder of its own and is called index.mdx. Data files have the names that the site knows.",
  examples: {
    in: "files",
    wrong: [
      "insights/new.mdx: copy",
      "insights/new/index.md: copy",
      "insight/new/index.mdx: copy",
      "data/teams.yaml: []",
    ],
    right: ["insights/new/index.mdx: copy"],
  },
  async site({ root, folders }, report) {
    for (const folder of folders)
      if (folder.isMissing) report(filePlace, { file: folder.file }, ...(await missingDocument(root, folder)))
  },
  files(entries, report) {
    for (const entry of entries) {
      const problem = problemOf(entry)
      if (problem) report(filePlace, { file: entry.file }, ...problem)
    }
  },
})

type Problem = [message: string, fix: string]

async function missingDocument(root: string, { collection, slug, file }: DocumentFile): Promise<Problem> {
  const folder = `the folder "${slug}" of ${collection.directory}`
  const names = await fileNames(path.join(root, path.dirname(file)))
  if (names.includes("index.mdx"))
    return [`in ${folder}, index.mdx is a link that leads nowhere`, "Put the document itself there"]
  const other = names.find((name) => /^index\.(mdx?|markdown|txt)$/i.test(name))
  return other
    ? [`in ${folder}, "${other}" is not read`, "Rename it to index.mdx"]
    : [`${folder} has no index.mdx`, "Write it, or remove the folder"]
}

function problemOf({ name, kind, file }: ContentEntry): Problem | undefined {
  const [, top = "", ...inside] = file.split("/")
  if (isLeftover(name) || kind === "link") return undefined
  if (inside.length === 0 && kind === "folder") return unknownFolder(name)
  if (kind === "folder") return undefined
  if (inside.length === 0) {
    const fix = "Move it to one, e.g. content/case-studies/harbour-ledger/index.mdx"
    return name !== "README.md" && isDocument(name)
      ? ["each document has a folder of its own", fix]
      : undefined
  }
  if (top === "data") return /\.(ya?ml|json)$/i.test(name) ? unknownDataFile(name, inside) : undefined
  return collections.some(({ directory }) => directory === top)
    ? misplacedDocument(name, top, inside)
    : undefined
}

function unknownFolder(name: string): Problem | undefined {
  const known = [...collections.map(({ directory }) => directory), "data"]
  if (known.includes(name)) return undefined
  return [`there is no collection "${name}"`, didYouMean(name, known, `The folders are: ${known.join(", ")}`)]
}

function unknownDataFile(name: string, inside: string[]): Problem | undefined {
  const known = dataFiles.map(({ file }) => file)
  if (inside.length === 1 && known.includes(name)) return undefined
  const fix = didYouMean(
    name.replace(/\.\w+$/, ".yaml").toLowerCase(),
    known,
    `The files are: ${known.join(", ")}`,
  )
  return ["the site reads no data file of this name", fix]
}

function misplacedDocument(name: string, directory: string, inside: string[]): Problem | undefined {
  const stem = name.replace(/\.\w+$/, "")
  const target = `content/${directory}/${stem === "index" ? (inside.at(-2) ?? "harbour-ledger") : stem}/index.mdx`
  if (inside.length === 1)
    return isDocument(name) ? ["each document has a folder of its own", `Move it to ${target}`] : undefined
  // Next to a missing index.mdx, the document is reported as missing.
  if (inside.length === 2 && /^index\.(mdx?|markdown|txt)$/i.test(name)) return undefined
  if (!/\.mdx$/i.test(name)) return undefined
  return ["is not read: only index.mdx is a page", `Move it to ${target}, or remove it`]
}

const isDocument = (name: string) => /\.(mdx?|markdown)$/i.test(name)
