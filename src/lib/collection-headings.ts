/** What stands above the services and the technologies, on the home page and on their own. */
import { countedHeading, countInWords } from "./count-in-words"

/** @param count of the services */
export const servicesHeading = (count: number): string => `${countedHeading(count, "practice")}, one team`

/** @param count of the technologies */
export const technologiesHeading = (count: number): string =>
  `${countedHeading(count, "technology", "technologies")} we know to the bone`

/** @param count of the technologies */
export const technologiesLead = (count: number): string =>
  `We would rather be excellent at ${countInWords(count)} than familiar with eighty.`
