/** Escape text for HTML and XML, between tags and in double-quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
