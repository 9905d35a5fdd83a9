import { decodeUri } from "./decode-uri"

/** Search URL for the words in the last part of an address that does not exist. */
export const searchAddress = (requestedPath: string): string => {
  const last = requestedPath.split("/").findLast((part) => part !== "") ?? ""
  const words = decodeUri(last)
    .replace(/\.html?$/i, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
  return words === "" || words === "404" ? "/search/" : `/search/?${new URLSearchParams({ q: words })}`
}
