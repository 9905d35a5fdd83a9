/** The GraphQL queries in the code blocks of a Markdown text, with the names of their operations. */
export const queriesFromMarkdown = (markdown: string) =>
  [...markdown.matchAll(/^```graphql\n([\s\S]*?)^```/gm)].map(([, query = ""]) => ({
    name: /^query (\w+)/m.exec(query)?.[1] ?? "",
    query,
  }))
