/** Path of a document's Markdown version: /case-studies/nimble.md for /case-studies/nimble/, /index.md for the home page. */
export const markdownPath = (path: string) => (path === "/" ? "/index.md" : path.replace(/\/$/, ".md"))
