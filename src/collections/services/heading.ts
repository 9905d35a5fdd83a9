import { countedHeading } from "../../lib/count-in-words"

/** Heading of lists of all services. */
export const servicesHeading = (count: number): string => `${countedHeading(count, "practice")}, one team`
