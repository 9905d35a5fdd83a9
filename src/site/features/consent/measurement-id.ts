/** Name of the meta element with the measurement id. */
export const measurementIdName = "ga-measurement-id"

/** Name of the meta element with the URL of Plausible's events API. */
export const plausibleName = "plausible"

/** `GATSBY_GA_MEASUREMENT_ID` if it is valid, e.g. G-1A2B3C4D5E; otherwise undefined. */
export const validMeasurementId = (value: string | null | undefined): string | undefined => {
  const id = value?.trim() ?? ""
  return /^[A-Z]{1,3}-[A-Z0-9-]+$/i.test(id) ? id : undefined
}

/** Address of Google's script. */
export const googleScript = (id: string): string => `https://www.googletagmanager.com/gtag/js?id=${id}`

/** The id, read from the page: a build without one contains no id, and browser tests can add one to the built site. */
export const measurementId = (): string | undefined => validMeasurementId(metaContent(measurementIdName))

/** The URL of Plausible's events API, read from the page. */
export const plausibleUrl = (): string | undefined => metaContent(plausibleName)

const metaContent = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined
