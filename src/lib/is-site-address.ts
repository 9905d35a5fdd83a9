/** Whether a text is the whole address of a site's top page: `https://www.example.org`, or a folder of it. */
export const isSiteAddress = (text: string): boolean =>
  /^https?:\/\/[^\s?#]+$/.test(text) && URL.canParse(text)
