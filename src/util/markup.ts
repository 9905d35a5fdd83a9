/** Escape text for HTML and XML, between tags and in double-quoted attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => escaped[sign] ?? sign)

/** Decode the HTML entities that React and Pagefind write. */
export const decodeEntities = (html: string): string =>
  html.replace(entities, (entity, name: string) => characters.get(name) ?? entity)

/** Whether a text has entities that are not decoded here. @public */
export const hasOtherEntities = (html: string): boolean =>
  [...html.matchAll(entities)].some(([, name = ""]) => !characters.has(name))

const escaped: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

const entities = /&(#?\w+);/g

const characters = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["#39", "'"],
  ["#x27", "'"],
])
