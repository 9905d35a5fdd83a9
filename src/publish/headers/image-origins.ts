import { readFile } from "node:fs/promises"
import path from "node:path"
import { filesOf } from "../files-of"

/**
 * The origins beside the site's own that the built site takes pictures from: those of pictures in the pages, which
 * editors may take from anywhere, and those of the flags in the list of countries.
 */
export const imageOrigins = async (folder: string): Promise<Set<string>> => {
  const origins = new Set<string>()
  const add = (text: string) => {
    for (const origin of originsIn(text)) origins.add(origin)
  }
  for (const file of await filesOf(folder)) {
    if (file.endsWith(".html")) pictureAddresses(await readFile(path.join(folder, file), "utf8")).forEach(add)
  }
  const countries = await readFile(path.join(folder, "data/countries.json"), "utf8").catch(() => "[]")
  for (const { flagUrl } of JSON.parse(countries) as { flagUrl?: string }[]) add(flagUrl ?? "")
  return origins
}

/** What the pictures of a page name as their addresses, several in a `srcset`. */
export const pictureAddresses = (html: string): string[] =>
  [...html.matchAll(/<(?:img|source)\s[^>]*>/g)].flatMap(([element]) =>
    [...element.matchAll(/\ssrc(?:set)?="([^"]*)"/g)].map(([, value = ""]) => value),
  )

/** Plain http counts as https: the policy upgrades it. Host names as a policy can say them, and no others. */
const originsIn = (text: string): string[] =>
  [...text.matchAll(/(?:^|[\s,])https?:\/\/([a-z0-9.-]+(?::\d+)?)(?=[/?#\s,]|$)/gi)].map(
    ([, host = ""]) => `https://${host.toLowerCase()}`,
  )
