import { embedAddress } from "../../util/embed-address"

/** Origins of the pages of other sites that documents embed. @param bodies trees as JSON */
export const frameOrigins = (bodies: readonly string[]): string[] => {
  const urls = bodies.flatMap((body) => [...body.matchAll(embedded)].map(([, url = ""]) => url))
  return [...new Set(urls.map((url) => new URL(embedAddress(url)).origin))].sort()
}

/** The address of an embed. */
const embedded = /\["Embed",\{.*?"url":"([^"]+)"/g
