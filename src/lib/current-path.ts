import { createContext } from "react"

/** Path of the page shown, without the site's own prefix; the shell says it, links mark themselves by it. */
export const CurrentPath = createContext<string | undefined>(undefined)
