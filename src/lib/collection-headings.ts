/** Headings of services and technologies, on the home page and on their own pages. */
import { countedHeading, countInWords } from "./count-in-words"

/** @param count number of services */
export const servicesHeading = (count: number): string => `${countedHeading(count, "practice")}, one team`

/** @param count number of technologies */
export const technologiesHeading = (count: number): string =>
  `${countedHeading(count, "technology", "technologies")} we know to the bone`

/** @param count number of technologies */
export const technologiesLead = (count: number): string =>
  `We would rather be excellent at ${countInWords(count)} than familiar with eighty.`
