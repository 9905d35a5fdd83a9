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
