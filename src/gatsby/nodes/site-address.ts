import { siteAddressProblem } from "../../content"
import { buildVariables, sitePathPrefix } from "../../publish/finish/settings"

/**
 * URL of the published home page, without a trailing slash: `GATSBY_SITE_URL`, or `url` of content/data/site.yaml, with
 * `SITE_PATH_PREFIX`.
 *
 * @throws Error if the variable is not a URL, or has another path than the prefix
 */
export const siteAddress = (url: string, variables = buildVariables(process.cwd())): string => {
  const given = variables.GATSBY_SITE_URL?.trim()
  const problem = given && siteAddressProblem(given)
  if (problem)
    throw new Error(
      `GATSBY_SITE_URL is ${JSON.stringify(given)}, which is not the address of a site: ${problem}. Write one such as https://www.example.org`,
    )
  const address = trimmed(given || url)
  const folder = sitePathPrefix(variables)
  const folderInUrl = trimmed(new URL(address).pathname)
  if (folderInUrl !== "" && folderInUrl !== folder)
    throw new Error(
      `The site's address ${address} has the folder ${folderInUrl}, but SITE_PATH_PREFIX has ${folder || "none"}. Write the same folder in both.`,
    )
  return folderInUrl === "" ? address + folder : address
}

const trimmed = (text: string) => text.replace(/\/+$/, "")
