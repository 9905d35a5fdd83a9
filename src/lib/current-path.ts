import { createContext } from "react"

/** Path of the current page without the site's prefix. The shell provides it, links use it to mark themselves. */
export const CurrentPath = createContext<string | undefined>(undefined)
