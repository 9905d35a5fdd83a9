/** An address with its percent signs decoded, or as written if they have no meaning. */
export const decoded = (url: string): string => {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

export const isRemote = (url: string): boolean => /^https:\/\//i.test(url)

/** Whether an address is the path of an image next to its document. */
export const isImagePath = (url: string): boolean =>
  /^\.\/(?!.*\.\.\/)[^\\]+\.(jpe?g|png|webp|avif)$/.test(decoded(url))
