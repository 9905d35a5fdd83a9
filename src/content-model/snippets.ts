import { readdir } from "node:fs/promises"
import path from "node:path"
import { noPlaces } from "../mdx/body-places"
import { checkBody } from "../mdx/compile-body"
import type { BodyRules } from "../mdx/refuse"
import { textElements } from "../sections/text-elements"
import type { SpecialSource } from "./check-relations"
import type { Problem } from "./problem"
import { readText, unreadable } from "./read-text"

const folder = "content/snippets"

/** What a snippet may hold: elements of the text, without those that need files next to a document. */
export const snippetRules: BodyRules = {
  sections: textElements
    .map(({ name }) => name)
    .filter((name) => !["Snippet", "Figure", "Video", "Download"].includes(name)),
  fields: null,
  isSnippet: true,
}

/** The name of the snippet in a file; undefined for other files. @param file from the top folder of the project */
export const snippetName = (file: string): string | undefined =>
  /^content\/snippets\/([a-z0-9]+(?:-[a-z0-9]+)*)\.mdx$/.exec(file)?.[1]

/** Check every snippet for itself; as sources, their links are checked with those of the documents. */
export const checkSnippets = async (root: string) => {
  const names = await readdir(path.join(root, folder)).catch(() => [])
  const problems: Problem[] = []
  const sources: SpecialSource[] = []
  for (const file of names.sort().map((name) => `${folder}/${name}`)) {
    const key = snippetName(file)
    if (!key) continue
    const text = await readText(path.join(root, file))
    if (typeof text !== "string") {
      problems.push(unreadable(file, text.code))
      continue
    }
    const { refusals, places } = await checkBody(text, snippetRules)
    problems.push(...refusals.map((refusal) => ({ file, ...refusal })))
    sources.push({
      type: "Snippet",
      key,
      file,
      label: "snippet",
      published: true,
      special: [],
      places: { ...noPlaces, links: places.links },
    })
  }
  return { problems, sources }
}
