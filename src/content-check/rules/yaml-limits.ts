import type { Report } from "../diagnostic"
import { positionAt } from "../position"
import { defineRule } from "../rule"
import { deepNesting, excessIn, limits } from "../yaml/yaml-limits"
import { yamlPositions } from "../yaml/yaml-positions"

const values = limits.values.toLocaleString("en-GB")
const characters = limits.characters.toLocaleString("en-GB")

/** Fields that would keep a program busy without end: nested too deeply, too many, or in a circle. */
export const yamlLimits = defineRule({
  id: "yaml-limits",
  title: "The fields are too many, or nested too deeply",
  about: `Lists and groups can be in each other ${limits.depth} levels deep. A file has at most ${values} values, counting those that aliases (*name) repeat, and its fields ${characters} characters.`,
  examples: {
    in: "fields",
    wrong: [`tags: ${"[".repeat(21)}${"]".repeat(21)}`, `tags: ${"[".repeat(21)}`, "tags: &all [*all]"],
    right: ["tags: [Web]"],
  },
})

/** Report a text that must not be parsed. Return whether it is one. */
export const isTooLarge = (text: string, report: Report): boolean => {
  if (text.length > limits.characters) {
    report(yamlLimits, {}, `the fields have ${text.length} characters`, `Shorten them to ${characters}`)
    return true
  }
  const deep = deepNesting(text)
  if (deep !== undefined) reportDepth({ start: positionAt(text, deep) }, report)
  return deep !== undefined
}

/** Report values that must not be used. Return whether there are some. */
export const isExcessive = (data: unknown, text: string, report: Report): boolean => {
  const excess = excessIn(data)
  if (!excess) return false
  const { start } = yamlPositions(text)(excess.path)
  if (excess.isDeep) reportDepth({ start }, report)
  else
    report(yamlLimits, { start }, `there are more than ${values} values here`, "Write fewer, without aliases")
  return true
}

/** Report nesting that exceeds the parser's stack. */
export const reportDepth = (place: { start?: ReturnType<typeof positionAt> }, report: Report) =>
  report(
    yamlLimits,
    place,
    `lists or groups are in each other more than ${limits.depth} levels deep`,
    "Remove brackets or dashes, and aliases of a group inside itself",
  )
