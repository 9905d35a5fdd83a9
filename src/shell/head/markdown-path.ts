/** Path of a document's Markdown version: /case-studies/nimble.md for /case-studies/nimble/. */
export const markdownPath = (path: string) => path.replace(/\/$/, ".md")
