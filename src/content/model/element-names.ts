/** Elements that the site itself refers to by name; their definitions use these names. */

/** The head of a page, the first element of every document. */
export const heroName = "Hero"

/** The element that shows a snippet; also the type of snippets in GraphQL. */
export const snippetType = "Snippet"
