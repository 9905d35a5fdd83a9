import type { Root } from "mdast"
import { didYouMean } from "../../content-model/nearest"
import type { Refusal } from "../refuse"
import { codeOf } from "./code-blocks"
import { parseFenceMeta } from "./fence-meta"
import { languageNames } from "./highlight"

/** Report code blocks whose language, or what is behind it, is not known. */
export const checkCode = async (root: Root): Promise<Refusal[]> => {
  const blocks = codeOf(root).filter(({ lang }) => lang)
  if (blocks.length === 0) return []
  const names = await languageNames()
  return blocks.flatMap(({ lang, meta, value, position }) => {
    const problems = [
      languageProblem(lang ?? "", names),
      parseFenceMeta(meta ?? "", value.split("\n").length).problem,
    ]
    const { line, column } = position?.start ?? { line: 1, column: 1 }
    return problems.flatMap((message) => (message ? [{ line, column, field: "code", message }] : []))
  })
}

function languageProblem(lang: string, names: string[]) {
  if (names.includes(lang)) return undefined
  const [language = ""] = lang.split("{")
  if (names.includes(language))
    return `a space is missing behind the language. Write ${language} ${lang.slice(language.length)}`
  return `there is no language "${lang}"${didYouMean(lang, names) || ". Write e.g. ts, bash, yaml or json; text for none"}`
}
