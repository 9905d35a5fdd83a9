import { buildVariables, sitePathPrefix } from "../finish/settings"
import { isSiteAddress } from "../lib/is-site-address"

type Variables = Readonly<Record<string, string | undefined>>

/**
 * The address of the published site's home page, without a slash at the end: what `GATSBY_SITE_URL` says, or else
 * content/data/site.yaml; in the folder `SITE_PATH_PREFIX`, if there is one. Everything that needs the address asks
 * the data layer for `siteSettings.url`, which is this.
 *
 * @throws Error where the variable holds no address, or one in another folder
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

/** What the address depends on beside content: when it changes, the settings are made anew. */
export const addressVariables = (variables: Variables = buildVariables(process.cwd())): string =>
  `${variables.GATSBY_SITE_URL ?? ""} ${variables.SITE_PATH_PREFIX ?? ""}`

const trimmed = (text: string) => text.replace(/\/+$/, "")
