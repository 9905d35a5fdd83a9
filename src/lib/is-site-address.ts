/** Return whether a text is the complete URL of a site's home page: `https://www.example.org`, or a folder of it. */
export const isSiteAddress = (text: string): boolean =>
  /^https?:\/\/[^\s?#]+$/.test(text) && URL.canParse(text)
