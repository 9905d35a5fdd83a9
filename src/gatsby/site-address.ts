import { buildVariables, sitePathPrefix } from "../finish/settings"
import { isSiteAddress } from "../lib/is-site-address"

type Variables = Readonly<Record<string, string | undefined>>

/**
 * URL of the published home page, without a trailing slash: `GATSBY_SITE_URL`, or `url` of content/data/site.yaml, with
 * `SITE_PATH_PREFIX`. In GraphQL it is `siteSettings.url`.
 *
 * @throws Error if the variable is not a URL, or has another path than the prefix
 */
export const siteAddress = (url: string, variables: Variables = buildVariables(process.cwd())): string => {
  const given = variables.GATSBY_SITE_URL?.trim()
  if (given && !isSiteAddress(given))
    throw new Error(
      `GATSBY_SITE_URL is ${JSON.stringify(given)}, which is no address of a site. One looks like this: https://www.example.org`,
    )
  const address = trimmed(given || url)
  const folder = sitePathPrefix(variables)
  const own = trimmed(new URL(address).pathname)
  if (own !== "" && own !== folder)
    throw new Error(
      `The site's address ${address} names the folder ${own}, and SITE_PATH_PREFIX ${folder ? `names ${folder}` : "names none"}. Write the same in both.`,
    )
  return own === "" ? address + folder : address
}

/** Inputs of the address other than content. */
export const addressVariables = (variables: Variables = buildVariables(process.cwd())): string =>
  `${variables.GATSBY_SITE_URL ?? ""} ${variables.SITE_PATH_PREFIX ?? ""}`

const trimmed = (text: string) => text.replace(/\/+$/, "")
