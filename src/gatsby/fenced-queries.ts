export interface FencedQuery {
  /** Name of the operation. */
  name: string
  query: string
}

/** The GraphQL operations in the fenced blocks of a Markdown text. */
export const fencedQueries = (markdown: string): FencedQuery[] =>
  [...markdown.matchAll(/^```graphql\n([\s\S]*?)^```/gm)].map(([, query = ""]) => ({
    name: /^query (\w+)/m.exec(query)?.[1] ?? "",
    query,
  }))
