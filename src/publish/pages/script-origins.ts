import { validMeasurementId } from "../../lib/measurement-id"

/** Hosts beside our own whose scripts the site loads when it is configured so. */
export const scriptOrigins = (environment: NodeJS.ProcessEnv): string[] =>
  validMeasurementId(environment.GATSBY_GA_MEASUREMENT_ID) ? ["https://www.googletagmanager.com"] : []
