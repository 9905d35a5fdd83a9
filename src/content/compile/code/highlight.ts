import type { BundledLanguage, ThemedToken } from "shiki"

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
  // One for all blocks: a new theme would compile every grammar again.
  highlighter ??= createHighlighter()
  const { getLoadedLanguages, loadLanguage, codeToTokens, theme } = await highlighter
  const lang = language as BundledLanguage
  if (!getLoadedLanguages().includes(lang)) await loadLanguage(lang)
  // No limit: on a busy machine the end of a line would not be highlighted.
  return codeToTokens(code, { lang, theme, tokenizeTimeLimit: 0 }).tokens.map(merged)
}

let highlighter: ReturnType<typeof createHighlighter> | undefined

async function createHighlighter() {
  const [{ createCssVariablesTheme, createHighlighter: create }, { createJavaScriptRegexEngine }] =
    await Promise.all([import("shiki"), import("shiki/engine/javascript")])
  // Its colours are variables, from which the types of tokens are read.
  const theme = createCssVariablesTheme()
  // The default is WebAssembly that needs Node 22.
  const engine = createJavaScriptRegexEngine({ forgiving: true })
  return { ...(await create({ langs: [], themes: [theme], engine })), theme }
}

/** `string` of `var(--shiki-token-string-expression)`. */
const typeOf = ({ color = "" }: ThemedToken) => /--shiki-token-(\w+)/.exec(color)?.[1]

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
