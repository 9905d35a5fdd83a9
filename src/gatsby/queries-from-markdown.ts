interface NamedQuery {
  /** Name of the operation. */
  name: string
  query: string
}

/** The GraphQL queries in the code blocks of a Markdown text. */
export const queriesFromMarkdown = (markdown: string): NamedQuery[] =>
  [...markdown.matchAll(/^```graphql\n([\s\S]*?)^```/gm)].map(([, query = ""]) => ({
    name: /^query (\w+)/m.exec(query)?.[1] ?? "",
    query,
  }))
