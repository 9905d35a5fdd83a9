import type { Place, Report } from "../diagnostic"
import { positionAt } from "../position"
import { defineRule } from "../rule"
import type { Locate } from "../yaml/locate"
import { blankLines, deepNesting, excessIn, limits } from "../yaml/yaml-limits"

const values = limits.values.toLocaleString("en-GB")
const characters = limits.characters.toLocaleString("en-GB")

/** Fields that a program could not process: nested too deeply, too many, or circular. */
export const yamlLimits = defineRule({
  id: "yaml-limits",
  about: `Fields can be nested ${limits.depth} levels deep, and have at most ${values} values, including those that aliases repeat, and ${characters} characters.`,
  examples: {
    in: "fields",
    wrong: [`tags: ${"[".repeat(21)}${"]".repeat(21)}`, `tags: ${"[".repeat(21)}`, "tags: &all [*all]"],
    right: ["tags: [Web]"],
  },
})

/** Report a text that must not be parsed. Return whether it is one. */
export const isTooLarge = (text: string, report: Report): boolean => {
  const deep = deepNesting(text)
  if (deep >= 0) reportDepth({ start: positionAt(text, deep) }, report)
  const isLong = text.length > limits.characters
  if (isLong)
    report(
      yamlLimits,
      { start: positionAt(text, limits.characters) },
      `the fields have ${text.length} characters`,
      `Shorten them to ${characters}`,
    )
  const blank = blankLines(text)
  if (blank >= 0)
    report(
      yamlLimits,
      { start: positionAt(text, blank + 1) },
      "here are thousands of blank lines",
      "Remove them",
    )
  return isLong || deep >= 0 || blank >= 0
}

/** Report values that must not be used. Return whether there are some. */
export const isExcessive = (data: unknown, locate: Locate, report: Report): boolean => {
  const excess = excessIn(data)
  if (!excess) return false
  const place = locate(excess.path)
  if (excess.isDeep) reportDepth(place, report)
  else report(yamlLimits, place, `there are more than ${values} values here`, "Write fewer, without aliases")
  return true
}

/** Report nesting that exceeds the parser's stack. */
const reportDepth = (place: Place, report: Report) => {
  const message = `lists or groups are nested more than ${limits.depth} levels deep`
  report(yamlLimits, place, message, "Remove brackets or dashes, and aliases of a group inside itself")
}
