/** What texts of data files may name in braces, so that it stands in `site.yaml` alone. */
export interface SiteValues {
  location: string
  phone: string
  email: string
}

/** A text with the site's own values: "Call {phone}" has the phone number. */
export const withSiteValues = (text: string, values: SiteValues): string =>
  text.replace(named, (_, name: keyof SiteValues) => values[name])

/** The first thing in braces that stands for nothing, e.g. "{fax}". */
export const unknownSiteValue = (text: string): string | undefined =>
  text.replace(named, "").match(/\{.*?\}|[{}]/)?.[0]

const named = /\{(location|phone|email)\}/g
