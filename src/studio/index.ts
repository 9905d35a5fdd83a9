/** The studio, for the program that runs it. */
export type { Appearance } from "./api"
export { studio } from "./server/studio"
export type { UnsavedNodes } from "./server/studio-host"
