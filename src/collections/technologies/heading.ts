import { countedHeading, countInWords } from "../../lib/count-in-words"

/** Heading of lists of all technologies. */
export const technologiesHeading = (count: number): string =>
  `${countedHeading(count, "technology", "technologies")} we know to the bone`

/** The sentence next to the heading. */
export const technologiesLead = (count: number): string =>
  `We would rather be excellent at ${countInWords(count)} than familiar with eighty.`
