import type { ThemedToken } from "shiki"

/** A piece of code: its text and what it is, e.g. `keyword`; undefined if it has the colour of the text. */
export interface Token {
  text: string
  type: string | undefined
}

/** Names of languages that code blocks may have. */
export const languageNames = async (): Promise<string[]> => {
  const { bundledLanguages } = await import("shiki")
  return [...Object.keys(bundledLanguages), "text"]
}

/** The tokens of each line of code. @param language one of `languageNames` */
export const highlight = async (code: string, language: string): Promise<Token[][]> => {
  if (language === "text") return code.split("\n").map((text) => [{ text, type: undefined }])
  const highlighter = await loadHighlighter()
  await highlighter.loadLanguage(language as Parameters<typeof highlighter.loadLanguage>[0])
  const { tokens } = highlighter.codeToTokens(code, {
    lang: language as never,
    theme: "css-variables",
    // No limit: on a busy machine the end of a line would not be highlighted.
    tokenizeTimeLimit: 0,
  })
  return tokens.map(merged)
}

/** Types of the theme that have a colour of their own; see `sections/code-block.tsx`. */
const types: Record<string, string> = {
  keyword: "keyword",
  constant: "constant",
  string: "string",
  "string-expression": "string",
  comment: "comment",
  function: "function",
  punctuation: "punctuation",
  link: "link",
  inserted: "inserted",
  deleted: "deleted",
}

const typeOf = ({ color = "" }: ThemedToken) => types[/--shiki-token-([\w-]+)/.exec(color)?.[1] ?? ""]

/** The tokens of a line, with neighbours of one type in one. */
function merged(line: ThemedToken[]): Token[] {
  const tokens: Token[] = []
  for (const token of line) {
    const last = tokens.at(-1)
    const type = typeOf(token)
    if (last && (last.type === type || !token.content.trim())) last.text += token.content
    else tokens.push({ text: token.content, type })
  }
  return tokens
}

const load = async () => {
  const [{ createCssVariablesTheme, createHighlighter }, { createJavaScriptRegexEngine }] = await Promise.all(
    [import("shiki"), import("shiki/engine/javascript")],
  )
  // Its colours are variables, from which the types of tokens are read.
  const theme = createCssVariablesTheme({ name: "css-variables", variablePrefix: "--shiki-" })
  const engine = createJavaScriptRegexEngine({ forgiving: true })
  return createHighlighter({ themes: [theme], langs: [], engine })
}

let highlighter: ReturnType<typeof load> | undefined

const loadHighlighter = () => {
  highlighter ??= load()
  return highlighter
}
