import type { Root } from "mdast"
import { unifyNotations } from "../../compile/notations"
import { parseMdx } from "../../compile/parse-mdx"
import type { ContentModel } from "../../model/content-model"
import type { Report } from "../diagnostic"
import { offsetsIn } from "../position"
import { codeBlock, indentedCode } from "../rules/code-block"
import { withoutDamagedFence } from "./damaged-fence"
import { explainSyntaxError } from "./explain-syntax-error"
import type { SyntaxProblem } from "./explain-tag"
import { indentedLines } from "./indented-code"
import { unbalancedTags } from "./unbalanced-tags"

interface ParsedBody {
  /** What was parsed: the source with spaces in place of what could not be. */
  text: string
  /** Null if it could not be parsed at all. */
  root: Root | null
  /** Offsets of what was left out. */
  removed: readonly number[]
}

/** More errors are not worth listing: the text is not MDX. Each costs another parse, which is slow for a long text. */
const maximumErrors = ({ length }: string) => Math.min(25, Math.ceil(200_000 / length))

/**
 * Parse a body. The parser stops at the first error: it is replaced by spaces and the text parsed again, so that one
 * error does not hide the others.
 */
export const parseLeniently = async (
  source: string,
  model: ContentModel,
  report: Report,
): Promise<ParsedBody> => {
  let text = withoutDamagedFence(source, report)
  const removed: number[] = []
  const maximum = maximumErrors(source)
  while (removed.length < maximum) {
    try {
      return { root: unifyNotations(await parseMdx(text), text, model), text, removed }
    } catch (error) {
      const found = await problemsOf(error, text, source, model)
      if (found.length === 0) throw error
      const offsetOf = offsetsIn(text)
      let rest = text
      for (const { rule, problem, start, end, without, isReported } of found.slice(0, maximum)) {
        if (!isReported) report(rule, { start, end }, ...problem)
        const ranges = without?.map((range) => [offsetOf(range.start), offsetOf(range.end)] as const)
        for (const range of ranges ?? [errorRange(text, offsetOf(start), reasonOf(error))]) {
          removed.push(range[0])
          rest = blank(rest, ...range)
        }
      }
      if (rest === text) break
      text = rest
    }
  }
  return { root: null, text, removed }
}

const reasonOf = (error: unknown) => String((error as { reason?: unknown }).reason ?? "")

/** All tags that do not belong together, or the first other error. */
async function problemsOf(
  error: unknown,
  text: string,
  source: string,
  model: ContentModel,
): Promise<SyntaxProblem[]> {
  const isAboutTags = /closing tag|(?<!self-)closing slash/.test(reasonOf(error))
  const unbalanced = isAboutTags ? await unbalancedTags(text, source, model).catch(() => []) : []
  const first = unbalanced[0] ?? explainSyntaxError(error, text, model)
  const indented = first && indentedProblem(source, first.start.line)
  if (indented) return [indented]
  return unbalanced.length > 0 || !first ? unbalanced : [first]
}

/** The problem of a block of code by indentation that a line is in. */
function indentedProblem(source: string, line: number): SyntaxProblem | undefined {
  const lines = source.split("\n")
  const [first, last = 0] = indentedLines(lines, line - 1) ?? []
  if (first === undefined) return undefined
  const start = { line: first + 1, column: (lines[first]?.search(/\S/) ?? 0) + 1 }
  const end = { line: last + 1, column: (lines[last]?.length ?? 0) + 1 }
  return { rule: codeBlock, problem: indentedCode, start, without: [{ start, end }] }
}

/** What to leave out for an error of a tag or of braces. */
function errorRange(text: string, start: number, reason: string) {
  const inTag =
    /["']/.test(text[start] ?? "") || /before attribute value|in attribute|after attribute/.test(reason)
  const tag = inTag ? text.lastIndexOf("<", start) : start
  const from = tag < 0 ? start : tag
  const rest = text.slice(from)
  const [part = ""] = errorParts.map((form) => form.exec(rest)).find(Boolean) ?? []
  return [from, from + part.length] as const
}

/** What belongs to an error, by its beginning. A line of code ends its paragraph. */
const errorParts = [
  /^<!--(?:.*?-->)?/s,
  /^(?:import|export)\b.*?(?=\n[ \t]*\n|$)/s,
  /^<\/?[^<>\n]*>/,
  /^\{(?:[^}\n]|\n(?![ \t]*\n))*\}/,
  /^./s,
]

const blank = (text: string, from: number, to: number) =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, " ") + text.slice(to)
