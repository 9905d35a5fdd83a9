import type { Site } from "./site"
export const shareImages = async (_site: Site): Promise<void> => {}
