/** The HTML file of a page, relative to the site's folder. @param address its path, as Gatsby writes it */
export const pageFile = (address: string): string => {
  const name = decodeURIComponent(address).slice(1)
  return name.endsWith(".html") ? name : `${name}index.html`
}

/** The file with a page's data. */
export const pageDataFile = (address: string): string => {
  const name = decodeURIComponent(address).replace(/^\/|\/$/g, "")
  return `page-data/${name === "" ? "index" : name}/page-data.json`
}
