import type { Options } from "remark-stringify"

/** The ways of writing Markdown that a text has, for what is written into it. */
export interface Style extends Options {
  /** What is before the line break that a page keeps. */
  breakMark?: string
  /** Whether no blank lines are in call-outs around their text. */
  isTight?: boolean
  /** Whether the columns of tables are as wide as their widest cell. */
  alignPipes?: boolean
}

/** What the text does not show is taken from `rest`. */
export const styleOf = (text: string, rest: Style = {}): Style => {
  const prose = text.replace(/^([ \t]*)(`{3,}|~{3,})[\s\S]*?\n[ \t]*\2/gm, "").replace(/`[^`\n]*`/g, "")
  const found = (pattern: RegExp) => pattern.exec(prose)?.[1]
  /** Undefined if there is none of these. */
  const either = (is: RegExp, isNot: RegExp) => is.test(prose) || (isNot.test(prose) ? false : undefined)
  const numbers = [...prose.matchAll(/^(\d+)[.)] /gm)].map(([, number]) => number)
  const isTab = either(/^[ \t>]*[-*+] {3}\S/m, /^[ \t>]*(?:[-*+]|\d+[.)]) \S/m)
  const style = {
    bullet: found(/^[ \t>]*([-*+])[ \t]+\S/m),
    bulletOrdered: found(/^[ \t>]*\d+([.)])[ \t]/m),
    emphasis: found(/(?:^|[\s(["“])([*_])(?![*_\s])[^*_\n]+\1(?![*_\w])/m),
    strong: found(/(?:^|[\s(["“])([*_])\1(?![*_\s])/m),
    fence: /^[ \t>]*(`{3}|~{3})/m.exec(text)?.[1]?.[0],
    rule: found(/^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/m),
    ruleSpaces: /^ {0,3}([-*_])[ \t]+\1[ \t]+\1/m.test(prose) || undefined,
    setext: either(/^\S.*\n(?:=+|-{2,})[ \t]*$/m, /^#{1,6} /m),
    closeAtx: either(/^#{1,6} .* #+[ \t]*$/m, /^#{1,6} /m),
    listItemIndent: isTab ? "tab" : isTab === false ? "one" : undefined,
    incrementListMarker: numbers.length > 1 ? numbers[0] !== numbers[1] : undefined,
    breakMark: / {2,}\n/.test(prose) ? "  " : undefined,
    isTight: either(/^:{3,}[a-z].*\n[^\n:]/m, /^:{3,}[a-z].*\n\n/m),
    alignPipes: /^\|.* {2,}\|/m.test(prose) || undefined,
  }
  const shown = Object.entries(style).filter(([, value]) => value !== undefined)
  return { ...rest, ...Object.fromEntries(shown) }
}
