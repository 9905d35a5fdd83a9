import { decodeUri } from "../../../util/decode-uri"

/** URL of the search for these words. */
export const searchAddress = (words: string): string => {
  const term = words.trim()
  return term ? `/search/?${new URLSearchParams({ q: term })}` : "/search/"
}

/** The words in the last part of an address that does not exist. */
export const wordsOfPath = (requestedPath: string): string => {
  const last = requestedPath.split("/").findLast((part) => part !== "") ?? ""
  const words = decodeUri(last)
    .replace(/\.html?$/i, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
  return words === "404" ? "" : words
}
