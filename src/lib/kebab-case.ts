/** CaseStudies → case-studies */
export const kebabCase = (name: string) =>
  name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
