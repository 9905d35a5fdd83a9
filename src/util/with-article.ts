/** A word with its article: an insight, a service, an SVG. */
export const withArticle = (word: string) => `${/^(?:[aeio]|SVG)/i.test(word) ? "an" : "a"} ${word}`
