/** Number of words of an excerpt, unless its first sentence is longer. */
const usualLength = 28

export interface ExcerptWord {
  text: string
  /** It was searched for. */
  marked: boolean
}

/** The part of a text with most of the words at some locations, from the beginning of a sentence. */
export const excerptOf = (content: string, locations: readonly number[]): readonly ExcerptWord[] => {
  const words = content.split(/\s+/)
  const beginnings = locations.map((location) => ({ location, start: sentenceStart(words, location) }))
  const countFrom = (start: number) =>
    locations.filter((location) => location >= start && location < start + usualLength).length
  const best = beginnings.reduce(
    (before, next) => (countFrom(next.start) > countFrom(before.start) ? next : before),
    beginnings[0] ?? { location: 0, start: 0 },
  )
  const end = Math.max(best.start + usualLength, best.location + 6)
  return words.slice(best.start, end).map((word, index, { length }) => ({
    text: index === length - 1 && end < words.length ? `${word} …` : word,
    marked: locations.includes(best.start + index),
  }))
}

const sentenceStart = (words: readonly string[], location: number) =>
  words.findLastIndex((_, index) => index === 0 || (index <= location && endsSentence(words[index - 1])))

const endsSentence = (word = "") => /[.!?…]["”’)]*$/.test(word)
