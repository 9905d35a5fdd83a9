/** Name of the meta element in which a build with analytics says its id. */
export const measurementIdName = "ga-measurement-id"

/** The id of `GATSBY_GA_MEASUREMENT_ID` if it is one, e.g. G-1A2B3C4D5E; anything else counts as none. */
export const validMeasurementId = (value: string | null | undefined): string | undefined => {
  const id = value?.trim() ?? ""
  return /^[A-Z]{1,3}-[A-Z0-9-]+$/i.test(id) ? id : undefined
}

/**
 * The id, read from the page and not compiled in: a build without one holds none of it, and browser tests can try
 * the built site with one.
 */
export const measurementId = (): string | undefined =>
  validMeasurementId(document.querySelector<HTMLMetaElement>(`meta[name="${measurementIdName}"]`)?.content)
