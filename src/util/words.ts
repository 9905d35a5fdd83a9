/** CaseStudies → case-studies */
export const kebabCase = (name: string) =>
  name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

/** case studies → caseStudies */
export const camelCase = (words: string) =>
  words.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase())

/** CaseStudy → caseStudy */
export const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** case studies → Case studies */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A word with its article: an insight, a service, an SVG. */
export const withArticle = (word: string) => `${/^(?:[aeio]|SVG)/i.test(word) ? "an" : "a"} ${word}`

/**
 * A count with its noun at the start of a heading: "Fourteen products", "One product", "21 products". For zero the noun
 * alone: "Products".
 */
export const countedHeading = (count: number, one: string, many = `${one}s`): string =>
  capitalised(count === 0 ? many : `${countInWords(count)} ${count === 1 ? one : many}`)

/** A count in running text: in words up to twenty, otherwise in figures. */
export const countInWords = (count: number): string => words[count] ?? String(count)

const words =
  `no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty`.split(/\s+/)
