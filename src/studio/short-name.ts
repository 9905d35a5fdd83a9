/** The name of a file that has no title: content/insights/old-boats/index.mdx → insights/old-boats */
export const shortName = (file: string) => file.replace(/^content\/|\/index\.mdx$/g, "")
