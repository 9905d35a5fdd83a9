import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { readPage } from "../pages/page-text"
import type { Site } from "../site"

export interface PictureHosts {
  /** Origins beside the site's own that pages take pictures from. */
  origins: Set<string>
  /** Hosts whose pictures an optimiser fetches for the pages. */
  optimised: Set<string>
}

/**
 * Where the built site takes pictures from: those of pictures in the pages, which editors may take from anywhere, and
 * those of the flags in the list of countries.
 */
export const pictureHosts = (site: Site): PictureHosts => {
  const hosts: PictureHosts = { origins: new Set(), optimised: new Set() }
  const add = (text: string) => {
    for (const origin of originsIn(text)) hosts.origins.add(origin)
    for (const [, host = ""] of text.matchAll(optimised)) hosts.optimised.add(decodeURIComponent(host))
  }
  for (const page of site.pages) pictureAddresses(readPage(site, page)).forEach(add)
  const countries = path.join(site.folder, "data/countries.json")
  if (existsSync(countries)) {
    const flags = JSON.parse(readFileSync(countries, "utf8")) as { flagUrl?: string }[]
    for (const { flagUrl } of flags) add(flagUrl ?? "")
  }
  return hosts
}

/** What the pictures of a page name as their addresses, several in a `srcset`. */
const pictureAddresses = (html: string): string[] =>
  [...html.matchAll(/<(?:img|source)\s[^>]*>/g)].flatMap(([element]) =>
    [...element.matchAll(/\ssrc(?:set)?="([^"]*)"/gi)].map(([, value = ""]) => value),
  )

/** Plain http counts as https: the policy upgrades it. Host names as a policy can say them, and no others. */
const originsIn = (text: string): string[] =>
  [...text.matchAll(/(?:^|[\s,])https?:\/\/([a-z0-9.-]+(?::\d+)?)(?=[/?#\s,]|$)/gi)].map(
    ([, host = ""]) => `https://${host.toLowerCase()}`,
  )

/** The address of a remote picture in that of an optimiser: `/_vercel/image?url=https%3A%2F%2Fhost%2F…`. */
const optimised = /[?&;]url=https?%3A%2F%2F([a-z0-9.-]+)/gi
