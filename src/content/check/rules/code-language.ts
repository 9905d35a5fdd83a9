import { parseFenceMeta } from "../../compile/code/fence-meta"
import { languageNames } from "../../compile/code/highlight"
import { at, nodesOf } from "../body/body"
import { defineRule, type Problem } from "../rule"
import { didYouMean } from "../suggestion"

/** Blocks of code whose language, or what is after it, is unknown. */
export const codeLanguage = defineRule({
  id: "code-language",
  about:
    'After the marks of a block of code: its language, then optionally `title="…"`, `showLineNumbers`, and lines to mark: `{2,4-5}`, `ins={7}`, `del={6}`.',
  examples: {
    in: "body",
    wrong: ["```typoscript\nlet a\n```", "```ts {9}\nlet a\n```", "```ts numbers\nlet a\n```"],
    right: ['```ts title="a.ts" showLineNumbers {1}\nlet a\n```', "```text\nTea\n```"],
  },
  async body(body, report) {
    const blocks = nodesOf(body, "code").filter(({ node }) => node.lang)
    if (blocks.length === 0) return
    const names = await languageNames()
    for (const { node } of blocks) {
      const { problem } = parseFenceMeta(node.meta ?? "", node.value.split("\n").length)
      for (const found of [explainLanguage(node.lang ?? "", names), problem])
        if (found) report(codeLanguage, at(node, "code"), ...found)
    }
  },
})

function explainLanguage(language: string, names: string[]): Problem | undefined {
  if (names.includes(language)) return undefined
  const [name = ""] = language.split("{")
  if (names.includes(name))
    return ["a space is missing after the language", `Write ${name} ${language.slice(name.length)}`]
  return [
    `there is no language "${language}"`,
    didYouMean(language, names, "Write e.g. ts, bash, yaml or json; text for none"),
  ]
}
