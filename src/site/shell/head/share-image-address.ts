import { createContext } from "react"

/** Path of the current page's share image, with its version. Only built sites have one. */
export const ShareImageAddress = createContext<string | undefined>(undefined)
