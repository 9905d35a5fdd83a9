import { readFile } from "node:fs/promises"
import { isSection } from "../../content"
import { limitConcurrency } from "../../util/limit-concurrency"
import type { FoundPlace } from "../api"
import { findIn } from "../source/find-in"
import { realPath } from "./content-paths"
import type { Command } from "./context"
import { entriesIn } from "./entries"
import { RequestError } from "./http"
import { labelOf } from "./model"

/** More are found by more words. */
const most = 100

/** Texts that are searched at once. */
const atOnce = 16

/** Find words in all texts and fields: names of data entries and sections first, then words that follow each other. */
export const findPlaces: Command<{ query: string; file: string }, FoundPlace[]> = async (
  { root, model, content },
  { query, file: only },
) => {
  if (query.length > 200) throw new RequestError(400, "the words are too long", "Search for fewer words")
  const limited = limitConcurrency(atOnce)
  const sections = Object.values(model.sections).filter(({ name }) => isSection(name, model))
  const labels = new Map(sections.map((section) => [section.name, labelOf(section)]))
  const entries = entriesIn(await content.snapshot()).filter(({ file }) => !only || file === only)
  const found = entries.map((entry) =>
    limited(async () => {
      const text = await realPath(root, entry.file)
        .then((file) => readFile(file, "utf8"))
        .catch(() => "")
      return findIn({ ...entry, text }, query, labels).map((place) => ({ ...place, file: entry.file }))
    }),
  )
  const rankOf = ({ kind, isLoose }: FoundPlace) => kinds.indexOf(kind) + (isLoose ? kinds.length : 0)
  return (await Promise.all(found))
    .flat()
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, most)
}

const kinds = ["entry", "section", "text"]
