import type { Place, Report } from "./diagnostic"
import { offsetsIn, positionsIn } from "./position"
import { rules } from "./rules"

/** A text that visitors read, and the part of a file with nothing but it, its quotation marks and the like. */
export interface WrittenText extends Place {
  value: string
}

/** Report what rules find in texts, each at the place of its words. @param source with the texts */
export const reportWords = (texts: () => readonly WrittenText[], source: string, report: Report) => {
  const withWords = rules.filter(({ words }) => words)
  if (withWords.length === 0) return
  const [offsetOf, positionAt] = [offsetsIn(source), positionsIn(source)]
  for (const { value, ...place } of texts()) {
    const from = place.start ? offsetOf(place.start) : 0
    const written = source.slice(from, place.end && offsetOf(place.end))
    const whole = written.lastIndexOf(value)
    for (const rule of withWords)
      for (const [at, words, message, fix, replacement, severity] of rule.words?.(value) ?? []) {
        // In several lines, or with names of characters, each of its words is as often in it.
        const parts = written.split(words)
        const isSame = whole >= 0 || parts.length === value.split(words).length
        const before = parts.slice(0, value.slice(0, at).split(words).length).join(words).length
        const index = from + (whole >= 0 ? whole + at : before)
        const exact = isSame && { start: positionAt(index), end: positionAt(index + words.length) }
        report(rule, { ...place, ...exact }, message, fix, exact ? replacement : undefined, severity)
      }
  }
}
