import { addressProblem } from "../address-problem"

/** Why a text is not the complete URL of a site's home page, `https://www.example.org` or a folder of it. */
export const siteAddressProblem = (text: string): string | undefined => {
  if (!/^https?:\/\//.test(text)) return "it does not begin with https://"
  return addressProblem(text) ?? (/[?#]/.test(text) ? "it has more than a host and a folder" : undefined)
}
