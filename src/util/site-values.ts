/** Values that texts of data files may use in braces, so that only `site.yaml` defines them. */
export interface SiteValues {
  location: string
  phone: string
  email: string
}

/** Replace placeholders with the site's values: "Call {phone}". */
export const withSiteValues = (text: string, values: SiteValues): string =>
  text.replace(named, (_, name: keyof SiteValues) => values[name])

/** The first unknown placeholder, e.g. "{fax}". */
export const unknownSiteValue = (text: string): string | undefined =>
  text.replace(named, "").match(/\{.*?\}|[{}]/)?.[0]

const named = /\{(location|phone|email)\}/g
