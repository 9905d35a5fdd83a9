/** Number of words of an excerpt, unless its first sentence is longer. */
const usualLength = 28

/** A part of an excerpt, with the space that follows it. */
export interface ExcerptPart {
  text: string
  /** A word that was searched for, without punctuation. */
  marked: boolean
}

/** The part of a text with most of the words at some locations, from the beginning of a sentence. */
export const excerptOf = (content: string, locations: readonly number[]): readonly ExcerptPart[] => {
  const words = content.split(/\s+/)
  const beginnings = locations.map((location) => ({ location, start: sentenceStart(words, location) }))
  const countFrom = (start: number) =>
    locations.filter((location) => location >= start && location < start + usualLength).length
  const best = beginnings.reduce(
    (before, next) => (countFrom(next.start) > countFrom(before.start) ? next : before),
    beginnings[0] ?? { location: 0, start: 0 },
  )
  const end = Math.max(best.start + usualLength, best.location + 6)
  return words.slice(best.start, end).flatMap((word, index, { length }) => {
    const space = index < length - 1 ? " " : end < words.length ? " …" : ""
    if (!locations.includes(best.start + index)) return { text: word + space, marked: false }
    const [, before = "", found = "", after = ""] =
      /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(word) ?? []
    return [
      { text: before, marked: false },
      { text: found, marked: true },
      { text: after + space, marked: false },
    ].filter(({ text }) => text)
  })
}

const sentenceStart = (words: readonly string[], location: number) =>
  words.findLastIndex((_, index) => index === 0 || (index <= location && endsSentence(words[index - 1])))

const endsSentence = (word = "") => /[.!?…]["”’)]*$/.test(word)
