/** Decode the HTML entities that React and Pagefind write. */
export const decodeEntities = (html: string): string =>
  html.replace(/&(lt|gt|amp|quot|#39|#x27);/g, (entity, name: string) => characters[name] ?? entity)

const characters: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'", "#x27": "'" }
