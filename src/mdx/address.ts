/** An address as the file system knows it, or as written where its percent signs mean nothing. */
export const decoded = (url: string): string => {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

export const isRemote = (url: string): boolean => /^https:\/\//i.test(url)

/** What is wrong with the address of a link, if anything. */
export const linkMistake = (url: string): string | undefined => {
  if (/^mailto:/i.test(url)) return mailMistake(url)
  if (/^(https:\/\/.|tel:.|#.)/i.test(url)) return undefined
  if (/^\/(?![/\\])/.test(url)) return pathMistake(url)
  if (/^http:\/\//i.test(url)) return "is not encrypted. Write https://"
  if (/^[a-z][a-z0-9+.-]*:/i.test(url.replace(/[\s\p{Cc}\uFFFD]/gu, "")))
    return "this kind of address is not possible. Write https://, mailto:, tel:, a path of this site or #anchor"
  return "is neither a path of this site nor an address. Write e.g. /services/web-development/ or https://…"
}

/** mailto: takes several addresses with commas between them; with a subject or text, none too. */
function mailMistake(url: string) {
  const [, addresses = "", rest] = /^mailto:([^?]*)(\?.+)?$/is.exec(decoded(url)) ?? []
  if (rest && !addresses) return undefined
  return addresses.split(",").every((address) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address.trim()))
    ? undefined
    : "is not a mail address. Write e.g. mailto:hello@example.com"
}

/** Pages end in a slash; files (with a dot in their name) do not. */
function pathMistake(url: string) {
  const [path = ""] = url.split(/[?#]/)
  if (path.endsWith("/") || /\.[^/]*$/.test(path)) return undefined
  return `a page's path ends in a slash. Write ${path}/${url.slice(path.length)}`
}

/** What is wrong with the address of a picture, if anything. */
export const pictureMistake = (url: string): string | undefined => {
  if (isRemote(url)) return undefined
  if (/^http:\/\//i.test(url)) return "is not encrypted. Write https://, or put the picture beside this file"
  const path = decoded(url)
  if (/^\.\/(?!.*\.\.\/)[^\\]+\.(jpe?g|png|webp|avif)$/.test(path)) return undefined
  return "is not a picture beside this file. Write e.g. ./screen-1.jpg (jpg, png, webp or avif)"
}
