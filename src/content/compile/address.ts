import { decodeUri } from "../../util/decode-uri"

export const isRemote = (url: string): boolean => /^https:\/\//i.test(url)

/** Whether an address is the path of an image next to its document. */
export const isImagePath = (url: string): boolean =>
  /^\.\/(?!.*\.\.\/)[^\\]+\.(jpe?g|png|webp|avif)$/.test(decodeUri(url))
